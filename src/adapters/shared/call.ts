import { asPortError, isPortError, portError, type PortError } from '../../domain/model/errors/port-error'
import type { CallOptions } from '../../ports/call-options'
import type { Runtime } from '../../ports/runtime.port'

export const DEFAULT_TIMEOUT_MS = 15_000

/** How often a call is repeated when the catalogue says to retry at once. */
const MAX_REPEATS = 2

/** The reason for aborting work whose call has ended. Made once: making an error is most of the cost of ending a call. */
const CALL_ENDED = portError('call/cancelled', {})

export interface CallPlan {
  readonly runtime: Runtime
  readonly options: CallOptions | undefined
  /** Whether running it twice has the same effect as once; nothing else is ever repeated. */
  readonly isRepeatable: boolean
  /** The adapter set's name in `internal/unexpected`. */
  readonly source: string
}

/**
 * Runs one call of a port. It ends at its deadline or when aborted, is repeated as the error catalogue's `retry` allows, and
 * rejects only with a PortError. Nothing else in the program repeats calls.
 *
 * A timeout is not repeated: the time of the call is used up.
 *
 * @param attempt one attempt; the signal aborts when the call has ended
 */
export function runCall<T>(plan: CallPlan, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { runtime, options, source } = plan
  const timeoutMs = options?.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const deadline = runtime.now() + timeoutMs
  const outer = options?.signal
  if (outer?.aborted === true) return Promise.reject(portError('call/cancelled', {}))

  return new Promise<T>((resolve, reject) => {
    const inner = new AbortController()
    const end = (complete: () => void): void => {
      cancelDeadline()
      outer?.removeEventListener('abort', cancel)
      inner.abort(CALL_ENDED)
      complete()
    }
    const cancel = (): void => end(() => reject(portError('call/cancelled', {})))
    const cancelDeadline = runtime.schedule(timeoutMs, () => end(() => reject(portError('net/timeout', { afterMs: timeoutMs }))))
    outer?.addEventListener('abort', cancel, { once: true })

    const work = repeat(plan, { attempt, signal: inner.signal, deadline })
    work.then(
      (value) => end(() => resolve(value)),
      (error: unknown) => end(() => reject(asPortError(error, source))),
    )
  })
}

interface Attempts<T> {
  readonly attempt: (signal: AbortSignal) => Promise<T>
  readonly signal: AbortSignal
  readonly deadline: number
}

async function repeat<T>(plan: CallPlan, { attempt, signal, deadline }: Attempts<T>): Promise<T> {
  for (let done = 0; ; done += 1) {
    try {
      return await attempt(signal)
    } catch (error) {
      const waitMs = plan.isRepeatable && done < MAX_REPEATS && isPortError(error) ? waitBefore(error) : null
      if (waitMs === null || signal.aborted || plan.runtime.now() + waitMs >= deadline) throw error
      if (waitMs > 0) await pause(plan.runtime, waitMs, signal)
    }
  }
}

/** Milliseconds to wait before repeating the call; `null`: not to be repeated. */
function waitBefore(error: PortError): number | null {
  if (isPortError(error, 'net/throttled')) return error.details.retryAfterMs
  return error.retry === 'now' && error.code !== 'net/timeout' ? 0 : null
}

/** Resolves after the delay. After an abort it never resolves and leaves no timer. */
export function pause(runtime: Runtime, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = runtime.schedule(delayMs, resolve)
    signal.addEventListener('abort', cancel, { once: true })
  })
}
