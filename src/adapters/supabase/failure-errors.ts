import { type ErrorCatalogue, type ErrorCode, portError, type PortError, RETRY } from '../../domain/model/errors/port-error'
import type { Failure } from './failure'

/** How long to wait for a throttling backend that gives no time itself. */
const THROTTLED_MS = 30_000
/** How long a statement of a signed-in user may run: `statement_timeout`, set by a migration. */
const STATEMENT_MS = 5000

/** Makes an error of this code, with details from the failure. */
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

/** Errors raised by our own code behind the API, with their details as JSON. */
export function raised(failure: Failure): PortError {
  const { message, details, cause, about, service } = failure
  if (!isCode(message)) return portError('internal/unexpected', { source: `supabase/${service}` }, cause)
  const given = typeof details === 'object' && details !== null ? details : {}
  const complete =
    message === 'net/throttled' && !('retryAfterMs' in given) ? { retryAfterMs: about.retryAfterMs ?? THROTTLED_MS } : given
  return portError(message, complete as ErrorCatalogue[typeof message], cause) // the database and the functions use the catalogue's shapes, which the contract suite checks
}

function isCode(message: string): message is ErrorCode {
  return Object.hasOwn(RETRY, message)
}

/** GoTrue gives the time in a sentence: "… you can only request this after 59 seconds." */
function secondsIn(message: string): number | null {
  const seconds = /(\d+) seconds?/.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds) * 1000
}
