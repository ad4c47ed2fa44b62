import { RETRY, type ErrorCatalogue, type ErrorCode } from '../../domain/model/errors/catalogue'
import { portError, type PortError } from '../../domain/model/errors/port-error'
import type { Failure } from './failure'

/** A backend that does not say for how long is left alone for this long. */
const THROTTLED_MS = 30_000
/** How long the database lets a statement of a signed-in user run: `statement_timeout`, which a migration sets. */
const STATEMENT_MS = 5000

/** Makes the error of this code, with what the failure tells of its details. */
export const is =
  <C extends ErrorCode>(code: C, details: (failure: Failure) => ErrorCatalogue[C]) =>
  (failure: Failure): PortError =>
    portError(code, details(failure), failure.cause)

export const expired = is('auth/signed-out', () => ({ reason: 'expired' }))
export const revoked = is('auth/signed-out', () => ({ reason: 'revoked' }))
export const noOne = is('auth/signed-out', () => ({ reason: 'none' }))
export const badCredentials = is('auth/bad-credentials', () => ({}))
export const throttled = is('net/throttled', ({ about, message }) => ({
  retryAfterMs: about.retryAfterMs ?? secondsIn(message) ?? THROTTLED_MS,
}))
export const unavailable = is('net/unavailable', ({ status }) => (status === null || status === 0 ? {} : { status }))
export const storeFull = is('store/full', () => ({}))
export const schemaMismatch = is('backend/schema-mismatch', ({ message, code }) => ({ expected: message, found: code }))
export const denied = is('access/denied', ({ about: { action, collection } }) => ({
  action: action ?? 'read',
  ...(collection === undefined ? {} : { collection }),
}))
export const overwriting = is('access/denied', () => ({ action: 'overwrite', collection: 'files' }))
export const missingCapability = is('capability/missing', ({ code }) => ({ capability: code }))
export const emailRefused = is('record/invalid', () => ({ fields: { email: { rule: 'email' } } }))
export const fileRejected = (reason: ErrorCatalogue['file/rejected']['reason']) =>
  is('file/rejected', ({ about: { limitBytes } }) => ({ reason, ...(limitBytes === undefined ? {} : { limitBytes }) }))
export const overtime = is('net/timeout', () => ({ afterMs: STATEMENT_MS }))

/** Raised by our own code behind the API; the details come as JSON with it. */
export function raised(failure: Failure): PortError {
  const { message, details, cause, about, service } = failure
  if (!isCode(message)) return portError('internal/unexpected', { source: `supabase/${service}` }, cause)
  const given = typeof details === 'object' && details !== null ? details : {}
  const told =
    message === 'net/throttled' && !('retryAfterMs' in given) ? { retryAfterMs: about.retryAfterMs ?? THROTTLED_MS } : given
  return portError(message, told as ErrorCatalogue[typeof message], cause) // the database and the functions keep the catalogue's shapes; the contract suite holds them to it
}

function isCode(message: string): message is ErrorCode {
  return Object.hasOwn(RETRY, message)
}

/** GoTrue says it in a sentence: "… you can only request this after 59 seconds." */
function secondsIn(message: string): number | null {
  const seconds = /(\d+) seconds?/.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds) * 1000
}
