import { type ErrorCatalogue, type ErrorCode, portError, type PortError, RETRY } from '../../domain/model/errors/port-error'

/** The part of the vendor's client that failed. */
export type Service = 'rest' | 'auth' | 'storage' | 'functions' | 'realtime'

/** What the caller was doing, for error details that only it knows. */
export interface About {
  /** HTTP status, if the vendor's error lacks it. */
  readonly status?: number
  /** The wait that the service's last 429 asked for; `null`: none. */
  readonly retryAfterMs?: number | null
  readonly action?: string
  readonly collection?: string
  /** Path of a file. */
  readonly path?: string
  readonly limitBytes?: number
}

/** A failure of any vendor client in one shape. */
export interface Failure {
  readonly service: Service
  /** The vendor's code (SQLSTATE, PGRST, GoTrue, storage), else the error's class; empty if there is neither. */
  readonly code: string
  /** HTTP status; 0: no answer; `null`: unknown. */
  readonly status: number | null
  readonly message: string
  /** Parsed JSON detail of an error the database raised, else the vendor's own details. */
  readonly details: unknown
  readonly about: About
  readonly cause: unknown
}

export function failureOf(service: Service, error: unknown, about: About): Failure {
  const found = typeof error === 'object' && error !== null ? partsOf(error) : { message: String(error) }
  const status = about.status ?? statusIn(found)
  return {
    service,
    code: codeIn(found, service),
    status: status ?? (isNoAnswer(found) ? 0 : null),
    message: text(found['message']),
    details: parsed(found['details'] ?? found['reasons']),
    about,
    cause: error,
  }
}

type Parts = Readonly<Record<string, unknown>>

/** Reads own and inherited properties: errors are class instances, postgrest returns plain objects. */
function partsOf(error: object): Parts {
  const names = ['name', 'code', 'status', 'statusCode', 'message', 'details', 'reasons', 'originalError', 'context']
  return Object.fromEntries(names.map((name) => [name, Reflect.get(error, name) as unknown]))
}

function codeIn(found: Parts, service: Service): string {
  const code = text(found['code'])
  if (code !== '') return code
  const message = text(found['message'])
  // Realtime's refusals read `Code: sentence`.
  if (service === 'realtime') return /^["\s]*([A-Za-z]+):/.exec(message)?.[1] ?? ''
  const statusCode = text(found['statusCode'])
  return /^\d*$/.test(statusCode) ? text(found['name']) : statusCode
}

function statusIn(found: Parts): number | null {
  const { status, context } = found
  const statusCode = text(found['statusCode'])
  // Storage answers nearly everything with 400 and gives the true status in the body.
  if (/^\d{3}$/.test(statusCode) && (status === 400 || typeof status !== 'number')) return Number(statusCode)
  if (typeof status === 'number') return status
  return context instanceof Response ? context.status : null
}

/** `fetch` rejects with a TypeError when there is no connection; each vendor client wraps it differently. */
function isNoAnswer({ name, originalError, context, message }: Parts): boolean {
  return (
    [originalError, context].some((inner) => inner instanceof TypeError) ||
    name === 'TypeError' ||
    text(message).startsWith('TypeError: ')
  )
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function parsed(details: unknown): unknown {
  if (typeof details !== 'string' || !details.startsWith('{')) return details
  try {
    return JSON.parse(details)
  } catch {
    // A sentence that begins with a brace.
    return details
  }
}

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
  const seconds = /(?<!\d)(\d+) seconds?/.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds) * 1000
}
