import { isPortError } from '../../domain/model/errors/port-error'

/** How long what nobody else starts again waits after each failure in a row: the last for ever. */
const STEPS_MS = [1000, 2000, 5000, 10_000, 30_000] as const

/**
 * Milliseconds until a stream asks again by itself, and never less than the backend asked for.
 *
 * @param failures how many there were in a row before this one
 */
export function retryWaitMs(error: unknown, failures: number): number {
  const stepMs = STEPS_MS[Math.min(failures, STEPS_MS.length - 1)] ?? 0
  return isPortError(error, 'net/throttled') ? Math.max(stepMs, error.details.retryAfterMs) : stepMs
}
