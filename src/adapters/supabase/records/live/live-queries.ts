import { BehaviorSubject, catchError, concatMap, defer, distinctUntilChanged, EMPTY, switchMap, type Observable } from 'rxjs'
import { asPortError, isPortError } from '../../../../domain/model/errors/port-error'
import type { Id } from '../../../../domain/model/kernel/id'
import type { ReadableName } from '../../../../domain/model/records/collections'
import type { MutationId } from '../../../../domain/model/records/meta'
import type { Session } from '../../../../domain/model/session/session'
import type { Live } from '../../../../ports/records.port'
import type { Runtime } from '../../../../ports/runtime.port'
import { pause } from '../../../shared/call'
import { shareLatest } from '../../../shared/share-latest'
import { forUser } from '../../../shared/signed-in'
import type { ChangeFeed, FeedSignal } from '../../change-feed'
import { isTouched, scopeOf, type Scope, type Touched } from './dependencies'
import { followAll, type Memberships } from './follow-all'
import { liveRead, type LiveSignal, type Refresh } from './live-read'

export interface LiveQueryDependencies {
  readonly session$: Observable<Session>
  readonly feed: ChangeFeed
  readonly memberships: Memberships
  readonly runtime: Runtime
}

export interface LiveQuestion<T> {
  /** Equal keys are equal questions: they share one read. */
  readonly key: string
  readonly collection: ReadableName
  /** When it is about one record alone. */
  readonly id: Id | null
  /** Where its rows are; `null`: in any workspace of the user. */
  readonly workspaceId: (value: T | undefined) => Id | null
  readonly read: (signal: AbortSignal) => Promise<T>
  readonly keep: (before: T | undefined, now: T) => T
}

/** How long one's own commit waits for the screens of this tab to show it. */
const SHOW_MS = 2000
/** Commits of this tab whose echo may still come. */
const REMEMBERED = 200

/** The live queries of one tab: equal ones are one, and one's own commits are in them before the commit is answered. */
export class LiveQueries {
  private readonly dependencies: LiveQueryDependencies
  private readonly shared = new Map<string, Observable<Live<unknown>>>()
  private readonly open = new Map<Refresh, Scope>()
  private readonly own = new Map<MutationId, Touched>()
  private readonly sending = new Set<MutationId>()

  constructor(dependencies: LiveQueryDependencies) {
    this.dependencies = dependencies
  }

  watch<T>(question: LiveQuestion<T>): Observable<Live<T>> {
    return forUser(this.dependencies.session$, (userId) =>
      defer(() => {
        const key = `${userId} ${question.key}`
        const known = this.shared.get(key)
        if (known !== undefined) return known as Observable<Live<T>> // equal keys are equal questions
        const made = shareLatest(this.read(question), { isKept: () => true, onEnd: () => this.shared.delete(key) })
        this.shared.set(key, made)
        return made
      }),
    )
  }

  /** A commit of this tab: what others say of it before it is answered is no news. */
  async sends<T>(mutationId: MutationId, commit: () => Promise<T>): Promise<T> {
    this.sending.add(mutationId)
    try {
      return await commit()
    } finally {
      this.sending.delete(mutationId)
    }
  }

  /** Resolves when what this tab shows is what the commit made of it, and in any case soon. */
  committed(mutationId: MutationId, touched: Touched): Promise<void> {
    this.own.set(mutationId, touched)
    for (const oldest of this.own.keys()) if (this.own.size > REMEMBERED) this.own.delete(oldest)
    return this.showAgain([...this.open].filter(([, scope]) => isTouched(scope, touched)).map(([refresh]) => refresh))
  }

  /** As `committed`, of what was written by other ways. */
  changed(): Promise<void> {
    return this.showAgain([...this.open.keys()])
  }

  private async showAgain(due: readonly Refresh[]): Promise<void> {
    if (due.length === 0) return
    const shown = new AbortController()
    await Promise.race([Promise.all(due.map((refresh) => refresh())), pause(this.dependencies.runtime, SHOW_MS, shown.signal)])
    shown.abort()
  }

  private read<T>({ collection, id: only, workspaceId, read, keep }: LiveQuestion<T>): Observable<Live<T>> {
    const { feed, memberships, runtime } = this.dependencies
    const scope = scopeOf(collection, only)
    return defer(() => {
      const where = new BehaviorSubject(workspaceId(undefined))
      const isAnywhere = where.value === null
      // Who may no longer read in a workspace is answered as if nothing were there: it may turn up in another.
      const elsewhere = (error: unknown): Observable<never> => {
        if (!isPortError(error, 'access/denied')) throw error
        where.next(null)
        return EMPTY
      }
      return liveRead<T>({
        runtime,
        isOnline$: feed.isOnline$,
        signals$: where.pipe(
          distinctUntilChanged(),
          switchMap((id) => {
            const followed$ = id === null ? followAll(feed, memberships) : feed.follow(id)
            return this.signals(isAnywhere ? followed$.pipe(catchError(elsewhere)) : followed$, scope)
          }),
        ),
        read: async (signal) => {
          try {
            const value = await read(signal)
            where.next(workspaceId(value) ?? where.value)
            return value
          } catch (error) {
            throw asPortError(error, 'supabase')
          }
        },
        keep,
        onOpen: (refresh) => this.open.set(refresh, scope),
        onClose: (refresh) => this.open.delete(refresh),
      })
    })
  }

  private signals(followed$: Observable<FeedSignal>, scope: Scope): Observable<LiveSignal> {
    return defer(() => {
      let isFollowing = false
      const announced = new Set<MutationId>()
      return followed$.pipe(
        concatMap((signal): readonly LiveSignal[] => {
          if (signal.kind === 'following') {
            const isGap = isFollowing
            isFollowing = true
            return [isGap ? 'gap' : 'again']
          }
          if (!isTouched(scope, signal.touched) || this.isEcho(signal, scope)) return []
          if (signal.kind === 'commit') {
            // What was read when it was announced has it.
            return signal.mutationId !== null && announced.delete(signal.mutationId) ? [] : ['again']
          }
          if (this.sending.has(signal.mutationId)) return []
          announced.add(signal.mutationId)
          for (const oldest of announced) if (announced.size > REMEMBERED) announced.delete(oldest)
          return ['announced']
        }),
      )
    })
  }

  /** What this tab wrote itself was read again when it was written. */
  private isEcho({ mutationId }: Exclude<FeedSignal, { readonly kind: 'following' }>, scope: Scope): boolean {
    const touched = mutationId === null ? undefined : this.own.get(mutationId)
    return touched !== undefined && isTouched(scope, touched)
  }
}
