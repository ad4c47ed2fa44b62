import {
  BehaviorSubject,
  catchError,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
} from 'rxjs'
import { asPortError, isPortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { ReadableName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { Session } from '../../../domain/model/session/session'
import type { Live } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { pause } from '../call'
import { shareLatest } from '../share-latest'
import { forUser } from '../signed-in'
import type { ChangeFeed, FeedSignal } from '../feed/change-feed'
import { isTouched, type Scope, scopeOf, type Touched } from './dependencies'
import { liveRead, type LiveSignal, type Refresh } from './live-read'

export interface LiveQueryDependencies {
  readonly session$: Observable<Session>
  readonly feed: ChangeFeed
  readonly memberships: Memberships
  readonly runtime: Runtime
}

export interface LiveQuerySpec<T> {
  /** Queries with equal keys share one read. */
  readonly key: string
  readonly collection: ReadableName
  /** Set if it reads a single record. */
  readonly id: Id | null
  /** The workspace of its rows; `null`: any workspace of the user. */
  readonly workspaceId: (value: T | undefined) => Id | null
  readonly read: (signal: AbortSignal) => Promise<T>
  readonly keep: (before: T | undefined, now: T) => T
}

/** How long a commit of this tab waits until its live queries show it. */
const SHOW_MS = 2000
/** Commits of this tab remembered so that the feed's report of them is ignored. */
const REMEMBERED = 200

/** The live queries of one tab. Equal ones share one read, and a commit of this tab is shown before it resolves. */
export class LiveQueries {
  private readonly dependencies: LiveQueryDependencies
  private readonly shared = new Map<string, Observable<Live<unknown>>>()
  private readonly open = new Map<Refresh, Scope>()
  private readonly own = new Map<MutationId, Touched>()
  /** The commits that are being sent, and what the feed told meanwhile that they touched. */
  private readonly inFlight = new Map<MutationId, Touched>()

  constructor(dependencies: LiveQueryDependencies) {
    this.dependencies = dependencies
  }

  watch<T>(query: LiveQuerySpec<T>): Observable<Live<T>> {
    return forUser(this.dependencies.session$, (userId) =>
      defer(() => {
        const key = `${userId} ${query.key}`
        const known = this.shared.get(key)
        if (known !== undefined) return known as Observable<Live<T>> // equal keys have equal types
        const made = shareLatest(this.read(query), { isReplayed: () => true, onEnd: () => this.shared.delete(key) })
        this.shared.set(key, made)
        return made
      }),
    )
  }

  /**
   * Runs a commit of this tab, which answers what it touched if it was written; resolves when this tab's live queries show it, or
   * after `SHOW_MS`. What the feed tells of it before it is answered is shown with the answer.
   */
  async sending<T extends { readonly touched: Touched }>(mutationId: MutationId, commit: () => Promise<T>): Promise<T> {
    this.inFlight.set(mutationId, [])
    try {
      const answer = await commit()
      await this.committed(mutationId, both(answer.touched, this.announcedOf(mutationId)))
      return answer
    } catch (error) {
      // Written all the same, if it was told of.
      void this.showAgain(this.announcedOf(mutationId))
      throw error
    }
  }

  private announcedOf(mutationId: MutationId): Touched {
    const announced = this.inFlight.get(mutationId)
    this.inFlight.delete(mutationId)
    return announced ?? []
  }

  private committed(mutationId: MutationId, touched: Touched): Promise<void> {
    this.own.set(mutationId, touched)
    for (const oldest of this.own.keys()) if (this.own.size > REMEMBERED) this.own.delete(oldest)
    return this.showAgain(touched)
  }

  /** Something may have been written, whatever it touched. Resolves as `sending`. */
  changed(): Promise<void> {
    return this.showAgain(null)
  }

  private async showAgain(touched: Touched): Promise<void> {
    const due = [...this.open].filter(([, scope]) => isTouched(scope, touched)).map(([refresh]) => refresh)
    if (due.length === 0) return
    const shown = new AbortController()
    await Promise.race([Promise.all(due.map((refresh) => refresh())), pause(this.dependencies.runtime, SHOW_MS, shown.signal)])
    shown.abort()
  }

  private read<T>({ collection, id: only, workspaceId, read, keep }: LiveQuerySpec<T>): Observable<Live<T>> {
    const { feed, memberships, runtime } = this.dependencies
    const scope = scopeOf(collection, only)
    return defer(() => {
      const where = new BehaviorSubject(workspaceId(undefined))
      const isAnywhere = where.value === null || only !== null
      // A user who lost access to a workspace gets the same answer as for a missing record: it may turn up in another
      // workspace.
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
            throw asPortError(error, 'records')
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
          if (signal.mutationId !== null && this.inFlight.has(signal.mutationId)) {
            this.inFlight.set(signal.mutationId, signal.touched)
            return []
          }
          if (signal.kind === 'commit') {
            // The read caused by the announcement already includes it.
            return signal.mutationId !== null && announced.delete(signal.mutationId) ? [] : ['again']
          }
          announced.add(signal.mutationId)
          for (const oldest of announced) if (announced.size > REMEMBERED) announced.delete(oldest)
          return ['announced']
        }),
      )
    })
  }

  /** This tab's own commits were read again when they were made. */
  private isEcho({ mutationId }: Exclude<FeedSignal, { readonly kind: 'following' }>, scope: Scope): boolean {
    const touched = mutationId === null ? undefined : this.own.get(mutationId)
    return touched !== undefined && isTouched(scope, touched)
  }
}

function both(a: Touched, b: Touched): Touched {
  return a === null || b === null ? null : [...a, ...b]
}

/** The workspaces of the user. */
export interface Memberships {
  /** Hot. Emits when the user may have joined a workspace, which no followed workspace reports. */
  readonly changes$: Observable<void>
  readonly read: () => Promise<readonly Id[]>
}

/** An unknown change: read again without marking the shown value stale. */
const AGAIN: FeedSignal = { kind: 'commit', touched: null, mutationId: null }

/** The commits in all workspaces of the user. Leaving a workspace is no error; it is just not followed any longer. */
function followAll(feed: ChangeFeed, memberships: Memberships): Observable<FeedSignal> {
  const inOne = (id: Id): Observable<FeedSignal> =>
    feed.follow(id).pipe(
      map((signal) => (signal.kind === 'following' ? AGAIN : signal)),
      catchError(() => of(AGAIN)),
    )
  return memberships.changes$.pipe(
    startWith(undefined),
    switchMap(() =>
      defer(() => from(memberships.read())).pipe(
        switchMap((ids) => merge(...ids.map(inOne))),
        startWith(AGAIN),
        // Offline the workspaces are unknown; the live read repeats when the connection is back.
        catchError(() => EMPTY),
      ),
    ),
  )
}
