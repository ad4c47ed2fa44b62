import { catchError, defer, filter, map, merge, Observable, share, Subscription, switchMap, tap } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { Session } from '../../../domain/model/session/session'
import type { ChangeCursor } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { every } from '../../shared/every'
import { shareLatest } from '../../shared/share-latest'
import { forUser } from '../../shared/signed-in'
import type { ChangeFeed, FeedSignal } from '../change-feed'
import type { Broadcast, Topic } from '../topics/topic'
import { announced } from './announced'
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

type Announced = Extract<FeedSignal, { readonly kind: 'announced' }>
type Heard = FeedStep | Announced

/**
 * What is committed elsewhere. Broadcasts of the database say when to ask, and only what was asked for is told as committed. What
 * they say themselves is passed on at once, as announced: nobody but the database may say it.
 */
export class SupabaseFeed implements ChangeFeed {
  readonly isOnline$: Observable<boolean>
  private readonly place: FeedPlace
  private readonly shared = new Map<string, Observable<Heard>>()

  constructor(place: FeedPlace) {
    this.place = place
    this.isOnline$ = place.isOnline$
  }

  follow(workspaceId: Id): Observable<FeedSignal> {
    return new Observable((observer) => {
      // At first, and after each gap, the place where one stands is news.
      let isLost = true
      return this.heard(workspaceId, 'now').subscribe({
        next: (step) => {
          if (step.kind === 'gap') isLost = true
          else if (step.kind === 'announced') observer.next(step)
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
    return this.heard(workspaceId, from).pipe(filter((step) => step.kind !== 'announced'))
  }

  private heard(workspaceId: Id, from: ChangeCursor | 'now'): Observable<Heard> {
    // Somebody else, or the same person signed in anew, goes on where this one was.
    let last: ChangeCursor | 'now' = from
    const remember = tap<Heard>((step) => {
      if (step.kind === 'caught-up') last = step.cursor
    })
    return forUser(this.place.session$, (userId) =>
      (last === 'now' ? this.fromNow(workspaceId, userId) : this.joining(workspaceId, { userId, from: last })).pipe(remember),
    )
  }

  private fromNow(workspaceId: Id, userId: Id): Observable<Heard> {
    const key = `${userId} ${workspaceId}`
    return defer(() => {
      const known = this.shared.get(key)
      if (known !== undefined) return known
      // Who comes later is told at once where the feed stands.
      const made = shareLatest(this.following(workspaceId, null), {
        isKept: ({ kind }) => kind !== 'commit' && kind !== 'announced',
        onEnd: () => this.shared.delete(key),
      })
      this.shared.set(key, made)
      return made
    })
  }

  /** Alone from where one stands, until that is where all others stand: from then on one question a commit is asked for all. */
  private joining(workspaceId: Id, { userId, from }: { readonly userId: Id; readonly from: ChangeCursor }): Observable<Heard> {
    return new Observable((observer) => {
      const alone = new Subscription()
      const together = new Subscription()
      let [isTogether, here, there]: [boolean, ChangeCursor | null, ChangeCursor | null] = [false, null, null]
      const meet = (): void => {
        if (isTogether || here === null || here !== there) return
        isTogether = true
        alone.unsubscribe()
      }
      const error = (failure: unknown): void => observer.error(failure)
      const ownStep = (step: Heard): void => {
        observer.next(step)
        if (step.kind === 'announced') return
        here = step.kind === 'caught-up' ? step.cursor : null
        meet()
      }
      const sharedStep = (step: Heard): void => {
        if (isTogether) observer.next(step)
        else if (step.kind !== 'announced') {
          there = step.kind === 'caught-up' ? step.cursor : null
          meet()
        }
      }
      alone.add(this.following(workspaceId, from).subscribe({ next: ownStep, error }))
      if (!observer.closed) together.add(this.fromNow(workspaceId, userId).subscribe({ next: sharedStep, error }))
      return () => {
        alone.unsubscribe()
        together.unsubscribe()
      }
    })
  }

  private following(workspaceId: Id, from: ChangeCursor | null): Observable<Heard> {
    const { pullOf, runtime } = this.place
    return defer(() => {
      const wakes$ = this.wakes(workspaceId).pipe(share())
      const announced$ = wakes$.pipe(
        map((wake) => (isBroadcast(wake) ? announced(wake) : null)),
        filter((signal) => signal !== null),
      )
      // Announced first: whoever reads for it need not wait for the question.
      return merge(announced$, follow({ pull: pullOf(workspaceId), from, wakes$, runtime }))
    })
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

function isBroadcast(wake: unknown): wake is Broadcast {
  return typeof wake === 'object' && wake !== null && 'payload' in wake && 'event' in wake
}
