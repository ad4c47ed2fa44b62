import { BehaviorSubject, defer, distinctUntilChanged, filter, Observable, share, switchMap, tap } from 'rxjs'
import { asPortError } from '../../../../domain/model/errors/port-error'
import type { Id } from '../../../../domain/model/kernel/id'
import type { ReadableName } from '../../../../domain/model/records/collections'
import type { MutationId } from '../../../../domain/model/records/meta'
import type { Session } from '../../../../domain/model/session/session'
import type { Live } from '../../../../ports/records.port'
import type { Runtime } from '../../../../ports/runtime.port'
import { pause } from '../../../shared/call'
import { forUser } from '../../../shared/signed-in'
import type { ChangeFeed, FeedSignal } from '../../change-feed'
import { dependenciesOf, isTouched } from './dependencies'
import { followAll, type Memberships } from './follow-all'
import { liveRead, type Refresh } from './live-read'

export interface LivePlace {
  readonly session$: Observable<Session>
  readonly feed: ChangeFeed
  readonly memberships: Memberships
  readonly runtime: Runtime
}

export interface LiveQuestion<T> {
  /** Equal keys are equal questions: they share one read. */
  readonly key: string
  readonly collection: ReadableName
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
  private readonly place: LivePlace
  private readonly shared = new Map<string, Observable<Live<unknown>>>()
  private readonly open = new Map<Refresh, ReadonlySet<ReadableName>>()
  private readonly own = new Set<MutationId>()

  constructor(place: LivePlace) {
    this.place = place
  }

  watch<T>(question: LiveQuestion<T>): Observable<Live<T>> {
    return forUser(this.place.session$, (userId) =>
      defer(() => {
        const key = `${userId} ${question.key}`
        const known = this.shared.get(key)
        if (known !== undefined) return known as Observable<Live<T>> // equal keys are equal questions
        const made = replaying(this.read(question), () => this.shared.delete(key))
        this.shared.set(key, made)
        return made
      }),
    )
  }

  /** Resolves when what this tab shows is what the commit made of it, and in any case soon. */
  async committed(mutationId: MutationId, touched: ReadonlySet<ReadableName>): Promise<void> {
    this.own.add(mutationId)
    for (const oldest of this.own) if (this.own.size > REMEMBERED) this.own.delete(oldest)
    const due = [...this.open].filter(([, dependencies]) => [...touched].some((collection) => dependencies.has(collection)))
    if (due.length === 0) return
    const shown = new AbortController()
    const all = Promise.all(due.map(([refresh]) => refresh()))
    await Promise.race([all, pause(this.place.runtime, SHOW_MS, shown.signal)])
    shown.abort()
  }

  private read<T>({ collection, workspaceId, read, keep }: LiveQuestion<T>): Observable<Live<T>> {
    const { feed, memberships, runtime } = this.place
    const dependencies = dependenciesOf(collection)
    return defer(() => {
      const where = new BehaviorSubject(workspaceId(undefined))
      return liveRead<T>({
        runtime,
        isOnline$: feed.isOnline$,
        signals$: where.pipe(
          distinctUntilChanged(),
          switchMap((id) => (id === null ? followAll(feed, memberships) : feed.follow(id))),
          filter((signal) => isTouched(signal, dependencies) && !this.isEcho(signal)),
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
        onOpen: (refresh) => this.open.set(refresh, dependencies),
        onClose: (refresh) => this.open.delete(refresh),
      })
    })
  }

  /** What this tab wrote itself was read again when it was written. */
  private isEcho(signal: FeedSignal): boolean {
    return signal.kind === 'commit' && signal.mutationId !== null && this.own.has(signal.mutationId)
  }
}

/** One run for all who listen; who comes later begins with the latest. */
function replaying<T>(live$: Observable<Live<T>>, ended: () => void): Observable<Live<T>> {
  let latest: Live<T> | null = null
  const run$ = live$.pipe(tap({ next: (live) => (latest = live), finalize: ended }), share())
  return new Observable((observer) => {
    if (latest !== null) observer.next(latest)
    return run$.subscribe(observer)
  })
}
