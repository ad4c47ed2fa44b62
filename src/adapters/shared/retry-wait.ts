import { isPortError } from '../../domain/model/errors/port-error'
import type { Runtime } from '../../ports/runtime.port'

/** Pauses after each failure in a row; the last is repeated. */
const STEPS_MS = [1000, 2000, 5000, 10_000, 30_000] as const

/**
 * Milliseconds until the next automatic attempt, never less than the backend requires.
 *
 * @param failures the number of failures in a row before this one
 */
export function retryWaitMs(error: unknown, failures: number): number {
  const stepMs = STEPS_MS[Math.min(failures, STEPS_MS.length - 1)] ?? 0
  return isPortError(error, 'net/throttled') ? Math.max(stepMs, error.details.retryAfterMs) : stepMs
}

/** Adds up to half of the pause, so that devices that a backend turned away together do not all return together. */
export function withJitter(waitMs: number, runtime: Pick<Runtime, 'newId'>): number {
  // The end of an id is random.
  const share = Number.parseInt(runtime.newId().slice(-4), 16) / 0xffff
  return Math.round(waitMs * (1 + share / 2))
}
