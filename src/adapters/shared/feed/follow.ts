import { Observable, type Subscriber } from 'rxjs'
import { isPortError } from '../../../domain/model/errors/port-error'
import type { ChangeCursor } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { changesVisibility } from '../live/dependencies'
import type { Announcement } from './change-feed'
import { retryWaitMs, withJitter } from '../retry-wait'
import type { Pull, Pulled, PulledCommit } from './pull'

export type FeedStep<Row> =
  | { readonly kind: 'commit'; readonly commit: PulledCommit<Row> }
  /** A commit that was announced and not pulled, so that only its ids are known. Only where nobody wants its records. */
  | { readonly kind: 'touched'; readonly commit: Announcement }
  /** Commits before this point were missed, and can no longer be found out. */
  | { readonly kind: 'gap' }
  /** Every commit up to the cursor has been emitted. */
  | { readonly kind: 'caught-up'; readonly cursor: ChangeCursor }

export interface Following<Row> {
  readonly pull: Pull<Row>
  /** `null`: from the present on. */
  readonly from: ChangeCursor | null
  /** Emits when there may be something new: a commit that the backend announced, or `null`. */
  readonly wakes$: Observable<Announcement | null>
  /** Whether the records of commits are wanted, which only a pull brings. */
  readonly wantsRecords: () => boolean
  readonly runtime: Runtime
}

/**
 * Emits the commits of one workspace after a cursor, each once and in order, and then new ones as they come. What is announced
 * as the very next commit is taken as told; any other wake only causes a pull, so a lost or repeated one does no harm. One pull
 * at a time.
 *
 * Cold. Never completes; errors only with `auth/signed-out` and `access/denied`.
 */
export function follow<Row>(following: Following<Row>): Observable<FeedStep<Row>> {
  return new Observable((observer) => {
    const follower = new Follower(following, observer)
    follower.wake()
    const waking = following.wakes$.subscribe((announced) => {
      if (announced === null || !follower.advance(announced)) follower.wake()
    })
    return () => {
      follower.stop()
      waking.unsubscribe()
    }
  })
}

class Follower<Row> {
  private readonly following: Following<Row>
  private readonly observer: Subscriber<FeedStep<Row>>
  private readonly gone = new AbortController()
  private cursor: ChangeCursor | null
  private hasAnswered = false
  private isPulling = false
  private isWoken = false
  /** The backend throttles this client, so broadcasts may not cause a pull either. */
  private isThrottled = false
  private failures = 0
  private cancelRetry = (): void => undefined

  constructor(following: Following<Row>, observer: Subscriber<FeedStep<Row>>) {
    this.following = following
    this.observer = observer
    this.cursor = following.from
  }

  wake(): void {
    this.isWoken = true
    if (!this.isPulling) void this.pullWhileWoken()
  }

  /** Goes on by what was announced. @returns whether that is all there is to know of this commit */
  advance(commit: Announcement): boolean {
    const isNext = !this.isPulling && commit.before === this.cursor
    // Whoever may no longer read is told so by a pull.
    if (!isNext || this.following.wantsRecords() || changesVisibility(commit.touched)) return false
    this.cursor = commit.after
    this.observer.next({ kind: 'touched', commit })
    this.observer.next({ kind: 'caught-up', cursor: commit.after })
    return true
  }

  stop(): void {
    this.gone.abort()
    this.cancelRetry()
  }

  private async pullWhileWoken(): Promise<void> {
    this.isPulling = true
    while (this.isWoken && !this.isThrottled && !this.gone.signal.aborted) {
      this.isWoken = false
      this.cancelRetry()
      try {
        await this.pullAll()
        this.failures = 0
      } catch (error) {
        this.fail(error)
      }
    }
    this.isPulling = false
  }

  private async pullAll(): Promise<void> {
    for (let more = true; more;) {
      const answer = await this.following.pull(this.cursor, this.gone.signal)
      // The subscriber processes and shows up to a thousand records: not in the same task that parsed them.
      await this.following.runtime.turn()
      if (this.gone.signal.aborted) return
      more = answer.kind === 'gap' || answer.more
      if (answer.kind === 'page') this.emitPage(answer)
      else {
        this.cursor = null
        this.observer.next({ kind: 'gap' })
      }
    }
  }

  private emitPage({ commits, cursor, more }: Extract<Pulled<Row>, { kind: 'page' }>): void {
    // A subscriber that resumes from a cursor also learns when it has missed nothing.
    const isNews = cursor !== this.cursor || !this.hasAnswered
    this.hasAnswered = true
    for (const commit of commits) this.observer.next({ kind: 'commit', commit })
    this.cursor = cursor
    if (isNews && !more) this.observer.next({ kind: 'caught-up', cursor })
  }

  private fail(error: unknown): void {
    if (this.gone.signal.aborted) return
    if (isPortError(error, 'access/denied', 'auth/signed-out')) {
      this.observer.error(error)
      return
    }
    const { runtime } = this.following
    const waitMs = withJitter(retryWaitMs(error, this.failures), runtime)
    this.failures += 1
    this.isThrottled = isPortError(error, 'net/throttled')
    this.cancelRetry = runtime.schedule(waitMs, () => {
      this.isThrottled = false
      this.wake()
    })
  }
}
