import { Observable } from 'rxjs'
import { asPortError, isPortError } from '../../../domain/model/errors/port-error'
import type { ChangeCursor } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
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

/** How long it waits before it asks again by itself after a question went wrong: the last for ever. */
const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000] as const

/**
 * The commits of one workspace after a cursor, each once, in order, then those that come. A wake only makes it ask: the
 * answer is the truth, so that a wake that is lost, doubled or forged does no harm. One question at a time.
 *
 * Cold. Never completes; errors only with `auth/signed-out` and `access/denied`.
 */
export function follow({ pull, from, wakes$, runtime }: Following): Observable<FeedStep> {
  return new Observable((observer) => {
    const gone = new AbortController()
    let cursor = from
    let isAsking = false
    let isWoken = false
    let failures = 0
    let cancelRetry = (): void => undefined

    const tell = (page: Extract<Pulled, { kind: 'page' }>): void => {
      const isNews = cursor === null || page.commits.length > 0 || page.cursor !== cursor
      for (const commit of page.commits) observer.next({ kind: 'commit', commit })
      cursor = page.cursor
      if (isNews && !page.more) observer.next({ kind: 'caught-up', cursor })
    }

    const ask = async (): Promise<void> => {
      for (let more = true; more && !gone.signal.aborted;) {
        const answer = await pull(cursor, gone.signal)
        if (gone.signal.aborted) return
        more = answer.kind === 'gap' || answer.more
        if (answer.kind === 'page') tell(answer)
        else {
          cursor = null
          observer.next({ kind: 'gap' })
        }
      }
    }

    const fail = (error: unknown): void => {
      if (gone.signal.aborted) return
      if (isPortError(error, 'access/denied', 'auth/signed-out')) return observer.error(error)
      const failure = asPortError(error, 'supabase')
      const waitMs = RETRY_MS[failures] ?? RETRY_MS[RETRY_MS.length - 1] ?? 0
      failures += 1
      const asked = isPortError(failure, 'net/throttled') ? failure.details.retryAfterMs : 0
      cancelRetry = runtime.schedule(Math.max(waitMs, asked), wake)
    }

    const wake = (): void => {
      isWoken = true
      if (isAsking || gone.signal.aborted) return
      isAsking = true
      void (async () => {
        while (isWoken && !gone.signal.aborted) {
          isWoken = false
          cancelRetry()
          try {
            await ask()
            failures = 0
          } catch (error) {
            fail(error)
          }
        }
        isAsking = false
      })()
    }

    wake()
    const waking = wakes$.subscribe(wake)
    return () => {
      gone.abort()
      cancelRetry()
      waking.unsubscribe()
    }
  })
}
