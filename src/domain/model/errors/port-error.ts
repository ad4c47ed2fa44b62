import { RETRY, type ErrorCatalogue, type ErrorCode, type Retry } from './catalogue'

/** The only thing a port rejects or errors with. Recognise it with `isPortError`, not `instanceof`. */
export interface PortError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C
  readonly details: ErrorCatalogue[C]
  readonly retry: Retry
}

// Registered, so that two copies of this module (page and worker, app and test) recognise each other's errors.
const MARK = Symbol.for('portside/port-error')

/**
 * @param cause what the vendor threw; for the developer's log only, never for the screen
 */
export function portError<C extends ErrorCode>(code: C, details: ErrorCatalogue[C], cause?: unknown): PortError<C> {
  const error = new Error(code, cause === undefined ? undefined : { cause })
  error.name = 'PortError'
  return Object.assign(error, { code, details, retry: RETRY[code], [MARK]: true })
}

/** Is it a PortError, and (when codes are given) one of these? */
export function isPortError<C extends ErrorCode>(error: unknown, ...codes: readonly C[]): error is PortError<C> {
  if (typeof error !== 'object' || error === null || !(MARK in error)) return false
  return codes.length === 0 || ('code' in error && codes.some((code) => code === error.code))
}

/** A value for a throw of unknown origin: PortErrors pass, the rest becomes `internal/unexpected`. */
export function asPortError(error: unknown, source: string): PortError {
  return isPortError(error) ? error : portError('internal/unexpected', { source }, error)
}
