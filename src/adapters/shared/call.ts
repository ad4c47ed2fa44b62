import { asPortError, isPortError, portError, type PortError } from '../../domain/model/errors/port-error'
import type { CallOptions } from '../../ports/call-options'
import type { Runtime } from '../../ports/runtime.port'

export const DEFAULT_TIMEOUT_MS = 15_000

/** How often a call is repeated that the catalogue says to try again at once. */
const REPEATS = 2

/** Why work that nobody waits for any more is called off. Made once: to make an error is most of what an end costs. */
const OVER = portError('call/cancelled', {})

export interface CallPlan {
  readonly runtime: Runtime
  readonly options: CallOptions | undefined
  /** Done twice it must leave the same as done once; nothing else is ever repeated. */
  readonly isRepeatable: boolean
  /** Names the adapter set in `internal/unexpected`. */
  readonly source: string
}

/**
 * Runs one call of a port: it ends by its deadline, ends at once when aborted, is repeated as the error catalogue's `retry`
 * allows, and rejects with nothing but a PortError. Nothing else in the program repeats calls.
 *
 * A timeout is never repeated here: it has used up the time of the call.
 *
 * @param attempt one try; the signal says that nobody waits for it any more
 */
export function runCall<T>(plan: CallPlan, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { runtime, options, source } = plan
  const timeoutMs = options?.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const deadline = runtime.now() + timeoutMs
  const outer = options?.signal
  if (outer?.aborted === true) return Promise.reject(portError('call/cancelled', {}))

  return new Promise<T>((resolve, reject) => {
    const inner = new AbortController()
    const end = (settle: () => void): void => {
      cancelDeadline()
      outer?.removeEventListener('abort', cancel)
      inner.abort(OVER)
      settle()
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

interface Tries<T> {
  readonly attempt: (signal: AbortSignal) => Promise<T>
  readonly signal: AbortSignal
  readonly deadline: number
}

async function repeat<T>(plan: CallPlan, { attempt, signal, deadline }: Tries<T>): Promise<T> {
  for (let done = 0; ; done += 1) {
    try {
      return await attempt(signal)
    } catch (error) {
      const waitMs = plan.isRepeatable && done < REPEATS && isPortError(error) ? waitBefore(error) : null
      if (waitMs === null || signal.aborted || plan.runtime.now() + waitMs >= deadline) throw error
      if (waitMs > 0) await pause(plan.runtime, waitMs, signal)
    }
  }
}

/** Milliseconds until the call is worth repeating; `null`: it is not, by itself. */
function waitBefore(error: PortError): number | null {
  if (isPortError(error, 'net/throttled')) return error.details.retryAfterMs
  return error.retry === 'now' && error.code !== 'net/timeout' ? 0 : null
}

/** Resolves after the delay; never, and leaving no timer, once nobody waits any more. */
export function pause(runtime: Runtime, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = runtime.schedule(delayMs, resolve)
    signal.addEventListener('abort', cancel, { once: true })
  })
}
