import { type ErrorCode, isPortError, type PortError } from '../../model/errors/port-error'

/** The status of each error, and what it says to whoever writes a program: RFC 9457, 3.1. */
const PROBLEMS: Readonly<Record<ErrorCode, readonly [status: number, title: string]>> = {
  'auth/signed-out': [401, 'The key is missing, revoked or expired.'],
  'auth/bad-credentials': [401, 'The credentials are wrong.'],
  'auth/weak-password': [422, 'The password is too weak.'],
  'auth/email-unconfirmed': [403, 'The address is not confirmed.'],
  'access/denied': [403, 'The key, or the member it acts as, may not do this.'],
  'capability/missing': [404, 'There is no such operation.'],
  'query/bad-cursor': [400, 'The cursor is too old or belongs to another question. Begin again without one.'],
  'record/missing': [404, 'There is no such record.'],
  'record/invalid': [422, 'Some of the input is not valid. The fields say which.'],
  'record/duplicate': [409, 'Another record already has this value.'],
  'record/in-use': [409, 'Another record needs this one.'],
  'workspace/last-owner': [409, 'A workspace needs an owner.'],
  'file/missing': [404, 'There is no such file.'],
  'file/rejected': [413, 'The file is too large, or of a type that is not taken.'],
  'store/full': [507, 'The place where data is kept is full. Nothing was written.'],
  'store/corrupt': [500, 'What is kept cannot be read.'],
  'net/offline': [503, 'The backend is not connected.'],
  'net/timeout': [504, 'It took too long. Send it again under the same key.'],
  'net/throttled': [429, 'Too many calls. Try again later.'],
  'net/unavailable': [503, 'The backend does not answer. Send it again under the same key.'],
  'backend/schema-mismatch': [503, 'The backend is of another version.'],
  'backend/not-configured': [503, 'The backend is not set up.'],
  'call/cancelled': [499, 'The call was cancelled.'],
  'internal/unexpected': [500, 'Something unexpected happened.'],
}

const CONFLICT = 'Somebody wrote first. Nothing was written; the record is as `current` says.'

export const PROBLEM_TYPE = 'application/problem+json'

export interface Problem {
  readonly status: number
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}

/** What caused an error stays with the backend. */
export function problemOf(error: PortError): Problem {
  const { code, details } = error
  const [status, title] = PROBLEMS[code]
  const headers = headersOf(error)
  return {
    status,
    headers,
    body: { type: 'about:blank', title, status, code, ...(code === 'internal/unexpected' ? {} : details) },
  }
}

function headersOf(error: PortError): Readonly<Record<string, string>> {
  if (isPortError(error, 'auth/signed-out')) return { 'www-authenticate': 'Bearer realm="Portside"' }
  if (isPortError(error, 'net/throttled')) return { 'retry-after': String(Math.ceil(error.details.retryAfterMs / 1000)) }
  return {}
}

/** @param status 412 where the caller named a version, else 409 */
export function conflictProblem(status: 409 | 412, details: object): Problem {
  return { status, body: { type: 'about:blank', title: CONFLICT, status, code: 'record/conflict', ...details } }
}
