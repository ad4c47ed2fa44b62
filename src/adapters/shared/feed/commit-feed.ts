import { catchError, defer, filter, finalize, map, merge, Observable, share, startWith, Subscription, switchMap, tap } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { Session } from '../../../domain/model/session/session'
import type { ChangeCursor } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { every } from '../every'
import { shareLatest } from '../share-latest'
import { forUser } from '../signed-in'
import type { Announcement, ChangeFeed, FeedSignal } from './change-feed'
import { follow, type FeedStep } from './follow'
import type { Pull } from './pull'

/** What tells a tab of a workspace's commits. */
export interface Announcements {
  /** Hot, replays the latest: whether commits are announced at the moment. */
  readonly isJoined$: Observable<boolean>
  /** `null`: something was announced that only a pull can tell. */
  readonly announced$: Observable<Announcement | null>
}

export interface FeedDependencies<Row> {
  readonly session$: Observable<Session>
  /** Errors when the user may not hear of the workspace's commits. */
  readonly announcements: (workspaceId: Id) => Observable<Announcements>
  readonly runtime: Runtime
  readonly isOnline$: Observable<boolean>
  /** Emits when the tab is shown again or its token was renewed. */
  readonly hints$: Observable<void>
  readonly pullOf: (workspaceId: Id) => Pull<Row>
  /** Called before anybody else hears that something has happened. */
  readonly onNews?: () => void
}

/** How often to pull without an announcement, because announcements may be lost. */
const POLL_MS = { joined: 30_000, unjoined: 10_000 } as const

type FeedMessage<Row> = FeedStep<Row> | { readonly kind: 'announced'; readonly commit: Announcement }
/** What tells of records as they are now. */
export type RecordStep<Row> = Exclude<FeedStep<Row>, { readonly kind: 'touched' }>

/**
 * Commits made elsewhere. The backend announces each with the ids that it touched, which is all that live queries need. What the
 * records hold, and what was missed, is pulled.
 */
export class CommitFeed<Row> implements ChangeFeed {
  readonly isOnline$: Observable<boolean>
  private readonly dependencies: FeedDependencies<Row>
  private readonly shared = new Map<string, Observable<FeedMessage<Row>>>()
  /** How many want the records of a workspace's commits. */
  private readonly recordReaders = new Map<Id, number>()

  constructor(dependencies: FeedDependencies<Row>) {
    this.dependencies = dependencies
    this.isOnline$ = dependencies.isOnline$
  }

  follow(workspaceId: Id): Observable<FeedSignal> {
    return new Observable((observer) => {
      // At the start and after each gap, reaching the present is news.
      let isLost = true
      return this.messages(workspaceId, 'now').subscribe({
        next: (step) => {
          if (step.kind === 'gap') isLost = true
          else if (step.kind !== 'caught-up') observer.next(signalOf(step))
          else if (isLost) {
            isLost = false
            observer.next({ kind: 'following' })
          }
        },
        error: (error: unknown) => observer.error(error),
      })
    })
  }

  /** Cold. As `EventsPort.changes`, commit by commit. Subscribers that start from now share the same pulls. */
  steps(workspaceId: Id, from: ChangeCursor | 'now'): Observable<RecordStep<Row>> {
    const { recordReaders } = this
    const addReader = (by: number): unknown => recordReaders.set(workspaceId, (recordReaders.get(workspaceId) ?? 0) + by)
    return defer(() => {
      addReader(1)
      return this.messages(workspaceId, from)
    }).pipe(
      finalize(() => addReader(-1)),
      filter((step) => step.kind !== 'announced' && step.kind !== 'touched'),
    )
  }

  private messages(workspaceId: Id, from: ChangeCursor | 'now'): Observable<FeedMessage<Row>> {
    // After another sign-in, go on where the last session stopped.
    let last: ChangeCursor | 'now' = from
    const remember = tap<FeedMessage<Row>>((step) => {
      if (step.kind === 'caught-up') last = step.cursor
    })
    return forUser(this.dependencies.session$, (userId) =>
      (last === 'now' ? this.fromNow(workspaceId, userId) : this.catchUp(workspaceId, { userId, from: last })).pipe(remember),
    )
  }

  private fromNow(workspaceId: Id, userId: Id): Observable<FeedMessage<Row>> {
    const key = `${userId} ${workspaceId}`
    return defer(() => {
      const known = this.shared.get(key)
      if (known !== undefined) return known
      // A later subscriber learns the feed's position at once.
      const wantsRecords = (): boolean => (this.recordReaders.get(workspaceId) ?? 0) > 0
      const made = shareLatest(this.pullFrom(workspaceId, null, wantsRecords), {
        isReplayed: ({ kind }) => kind === 'caught-up' || kind === 'gap',
        onEnd: () => this.shared.delete(key),
      })
      this.shared.set(key, made)
      return made
    })
  }

  /** Pulls alone until it reaches the position of the shared feed, and then joins it: from then on one pull serves all. */
  private catchUp(
    workspaceId: Id,
    { userId, from }: { readonly userId: Id; readonly from: ChangeCursor },
  ): Observable<FeedMessage<Row>> {
    return new Observable((observer) => {
      const own = new Subscription()
      const shared = new Subscription()
      let [isJoined, ownCursor, sharedCursor]: [boolean, ChangeCursor | null, ChangeCursor | null] = [false, null, null]
      const joinWhenLevel = (): void => {
        if (isJoined || ownCursor === null || ownCursor !== sharedCursor) return
        isJoined = true
        own.unsubscribe()
      }
      const error = (failure: unknown): void => observer.error(failure)
      const ownStep = (step: FeedMessage<Row>): void => {
        observer.next(step)
        if (step.kind === 'announced') return
        ownCursor = step.kind === 'caught-up' ? step.cursor : null
        joinWhenLevel()
      }
      const sharedStep = (step: FeedMessage<Row>): void => {
        if (isJoined) observer.next(step)
        else if (step.kind !== 'announced') {
          sharedCursor = step.kind === 'caught-up' ? step.cursor : null
          joinWhenLevel()
        }
      }
      own.add(this.pullFrom(workspaceId, from, () => true).subscribe({ next: ownStep, error }))
      if (!observer.closed) shared.add(this.fromNow(workspaceId, userId).subscribe({ next: sharedStep, error }))
      return () => {
        own.unsubscribe()
        shared.unsubscribe()
      }
    })
  }

  private pullFrom(workspaceId: Id, from: ChangeCursor | null, wantsRecords: () => boolean): Observable<FeedMessage<Row>> {
    const { pullOf, runtime, onNews } = this.dependencies
    return defer(() => {
      const wakes$ = this.wakes(workspaceId).pipe(share())
      const announced$ = wakes$.pipe(
        filter((commit) => commit !== null),
        map((commit) => ({ kind: 'announced', commit }) as const),
      )
      // Announced first: a read for it need not wait for a pull.
      return merge(announced$, follow({ pull: pullOf(workspaceId), from, wakes$, wantsRecords, runtime })).pipe(
        tap(({ kind }) => kind !== 'caught-up' && onNews?.()),
      )
    })
  }

  private wakes(workspaceId: Id): Observable<Announcement | null> {
    const { announcements, runtime, hints$, isOnline$ } = this.dependencies
    const announced$ = announcements(workspaceId).pipe(
      switchMap((channel) => {
        const poll$ = channel.isJoined$.pipe(
          switchMap((isJoined) => every(runtime, isJoined ? POLL_MS.joined : POLL_MS.unjoined)),
        )
        const joins$ = channel.isJoined$.pipe(filter((isJoined) => isJoined))
        return merge(merge(joins$, poll$).pipe(map(() => null)), channel.announced$)
      }),
      // Without the right to hear of them, keep polling: the pull decides what this user may read.
      catchError(() =>
        every(runtime, POLL_MS.unjoined).pipe(
          startWith(undefined),
          map(() => null),
        ),
      ),
    )
    return merge(announced$, merge(hints$, isOnline$.pipe(filter((isOnline) => isOnline))).pipe(map(() => null)))
  }
}

function signalOf<Row>(step: Extract<FeedMessage<Row>, { readonly commit: unknown }>): FeedSignal {
  if (step.kind !== 'commit') {
    const { touched, mutationId } = step.commit
    return { kind: step.kind === 'touched' ? 'commit' : 'announced', touched, mutationId }
  }
  const touched = step.commit.changes.map(({ collection, id }) => ({ collection, id }))
  return { kind: 'commit', touched, mutationId: step.commit.mutationId }
}
