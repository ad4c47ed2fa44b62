import { Observable, type Subscriber } from 'rxjs'
import { isPortError } from '../../../domain/model/errors/port-error'
import type { ChangeCursor } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { retryWaitMs } from '../../shared/retry-wait'
import type { Pull, Pulled, PulledCommit } from './pull'

export type FeedStep =
  | { readonly kind: 'commit'; readonly commit: PulledCommit }
  /** What was committed before here was missed, and nobody can say any more what it was. */
  | { readonly kind: 'gap' }
  /** Everything up to the cursor has been told. */
  | { readonly kind: 'caught-up'; readonly cursor: ChangeCursor }

export interface Following {
  readonly pull: Pull
  /** `null`: from now on. */
  readonly from: ChangeCursor | null
  /** When there may be something new. */
  readonly wakes$: Observable<unknown>
  readonly runtime: Runtime
}

/**
 * The commits of one workspace after a cursor, each once, in order, then those that come. A wake only makes it ask: the
 * answer is the truth, so that a wake that is lost, doubled or forged does no harm. One question at a time.
 *
 * Cold. Never completes; errors only with `auth/signed-out` and `access/denied`.
 */
export function follow(following: Following): Observable<FeedStep> {
  return new Observable((observer) => {
    const follower = new Follower(following, observer)
    follower.wake()
    const waking = following.wakes$.subscribe(() => follower.wake())
    return () => {
      follower.stop()
      waking.unsubscribe()
    }
  })
}

class Follower {
  private readonly following: Following
  private readonly observer: Subscriber<FeedStep>
  private readonly gone = new AbortController()
  private cursor: ChangeCursor | null
  private hasAnswered = false
  private isAsking = false
  private isWoken = false
  /** The backend asked to be left alone, which goes for broadcasts too. */
  private isBarred = false
  private failures = 0
  private cancelRetry = (): void => undefined

  constructor(following: Following, observer: Subscriber<FeedStep>) {
    this.following = following
    this.observer = observer
    this.cursor = following.from
  }

  wake(): void {
    this.isWoken = true
    if (!this.isAsking) void this.work()
  }

  stop(): void {
    this.gone.abort()
    this.cancelRetry()
  }

  private async work(): Promise<void> {
    this.isAsking = true
    while (this.isWoken && !this.isBarred && !this.gone.signal.aborted) {
      this.isWoken = false
      this.cancelRetry()
      try {
        await this.ask()
        this.failures = 0
      } catch (error) {
        this.fail(error)
      }
    }
    this.isAsking = false
  }

  private async ask(): Promise<void> {
    for (let more = true; more;) {
      const answer = await this.following.pull(this.cursor, this.gone.signal)
      // Who follows takes apart and shows what may be a thousand records: not in the task that has just parsed them.
      await this.following.runtime.turn()
      if (this.gone.signal.aborted) return
      more = answer.kind === 'gap' || answer.more
      if (answer.kind === 'page') this.tell(answer)
      else {
        this.cursor = null
        this.observer.next({ kind: 'gap' })
      }
    }
  }

  private tell({ commits, cursor, more }: Extract<Pulled, { kind: 'page' }>): void {
    // Who goes on from a cursor is told that nothing was missed, too.
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
    const waitMs = retryWaitMs(error, this.failures)
    this.failures += 1
    this.isBarred = isPortError(error, 'net/throttled')
    this.cancelRetry = this.following.runtime.schedule(waitMs, () => {
      this.isBarred = false
      this.wake()
    })
  }
}
