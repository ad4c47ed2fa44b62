import { catchError, defer, filter, merge, Observable, switchMap, tap } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { Session } from '../../../domain/model/session/session'
import type { ChangeCursor } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { every } from '../../shared/every'
import { shareLatest } from '../../shared/share-latest'
import { forUser } from '../../shared/signed-in'
import type { ChangeFeed, FeedSignal } from '../change-feed'
import type { Topic } from '../topics/topic'
import { follow, type FeedStep } from './follow'
import type { Pull } from './pull'

export interface FeedPlace {
  readonly session$: Observable<Session>
  readonly topics: { use(name: string): Observable<Pick<Topic, 'isJoined$' | 'broadcasts$'>> }
  readonly runtime: Runtime
  readonly isOnline$: Observable<boolean>
  /** When somebody looks at this tab again, or its token was renewed. */
  readonly hints$: Observable<void>
  readonly pullOf: (workspaceId: Id) => Pull
}

/** Asked again though nobody said that there is something new: broadcasts may be lost. */
const POLL_MS = { heard: 30_000, deaf: 10_000 } as const

/** What is committed elsewhere. Broadcasts of the database say when to ask; what they say is never believed. */
export class SupabaseFeed implements ChangeFeed {
  readonly isOnline$: Observable<boolean>
  private readonly place: FeedPlace
  private readonly shared = new Map<string, Observable<FeedStep>>()

  constructor(place: FeedPlace) {
    this.place = place
    this.isOnline$ = place.isOnline$
  }

  follow(workspaceId: Id): Observable<FeedSignal> {
    return new Observable((observer) => {
      // At first, and after each gap, the place where one stands is news.
      let isLost = true
      return this.steps(workspaceId, 'now').subscribe({
        next: (step) => {
          if (step.kind === 'gap') isLost = true
          else if (step.kind === 'commit') observer.next(signalOf(step))
          else if (isLost) {
            isLost = false
            observer.next({ kind: 'following' })
          }
        },
        error: (error: unknown) => observer.error(error),
      })
    })
  }

  /** Cold. As `EventsPort.changes`, commit by commit. All who begin now share one line of questions. */
  steps(workspaceId: Id, from: ChangeCursor | 'now'): Observable<FeedStep> {
    // Somebody else, or the same person signed in anew, goes on where this one was.
    let last: ChangeCursor | 'now' = from
    const remember = tap<FeedStep>((step) => {
      if (step.kind === 'caught-up') last = step.cursor
    })
    return forUser(this.place.session$, (userId) =>
      (last === 'now' ? this.fromNow(workspaceId, userId) : this.following(workspaceId, last)).pipe(remember),
    )
  }

  private fromNow(workspaceId: Id, userId: Id): Observable<FeedStep> {
    const key = `${userId} ${workspaceId}`
    return defer(() => {
      const known = this.shared.get(key)
      if (known !== undefined) return known
      // Who comes later is told at once where the feed stands.
      const made = shareLatest(this.following(workspaceId, null), {
        isKept: ({ kind }) => kind !== 'commit',
        onEnd: () => this.shared.delete(key),
      })
      this.shared.set(key, made)
      return made
    })
  }

  private following(workspaceId: Id, from: ChangeCursor | null): Observable<FeedStep> {
    const { pullOf, runtime } = this.place
    return follow({ pull: pullOf(workspaceId), from, wakes$: this.wakes(workspaceId), runtime })
  }

  private wakes(workspaceId: Id): Observable<unknown> {
    const { topics, runtime, hints$, isOnline$ } = this.place
    const told$ = topics.use(`ws:${workspaceId}:commits`).pipe(
      switchMap((topic) => {
        const poll$ = topic.isJoined$.pipe(switchMap((isJoined) => every(runtime, isJoined ? POLL_MS.heard : POLL_MS.deaf)))
        return merge(topic.isJoined$.pipe(filter((isJoined) => isJoined)), topic.broadcasts$, poll$)
      }),
      // Who may not listen may perhaps still ask: that question decides.
      catchError(() => every(runtime, POLL_MS.deaf)),
    )
    return merge(told$, hints$, isOnline$.pipe(filter((isOnline) => isOnline)))
  }
}

function signalOf({ commit }: Extract<FeedStep, { kind: 'commit' }>): FeedSignal {
  const touched = commit.changes.map(({ collection, id }) => ({ collection, id }))
  return { kind: 'commit', touched, mutationId: commit.mutationId }
}
