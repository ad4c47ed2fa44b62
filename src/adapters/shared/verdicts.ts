import type { ErrorCode } from '../../domain/model/errors/catalogue'

/**
 * What each error says about a write, a file or a call that waits to be sent. `judged`: the backend's own rules refuse it, and a
 * person has to decide. `waits`: the connection, the session or the backend is in trouble, or nobody knows what the answer means;
 * it is sent again by itself.
 */
const VERDICTS: Readonly<Record<ErrorCode, 'judged' | 'waits'>> = {
  'access/denied': 'judged',
  'capability/missing': 'judged',
  'record/missing': 'judged',
  'record/invalid': 'judged',
  'record/duplicate': 'judged',
  'record/in-use': 'judged',
  'workspace/last-owner': 'judged',
  'file/missing': 'judged',
  'file/rejected': 'judged',
  'auth/signed-out': 'waits',
  'auth/bad-credentials': 'waits',
  'auth/weak-password': 'waits',
  'auth/email-unconfirmed': 'waits',
  'query/bad-cursor': 'waits',
  // A backend makes room again, and a database that is read-only will not stay so.
  'store/full': 'waits',
  'store/corrupt': 'waits',
  'net/offline': 'waits',
  'net/timeout': 'waits',
  'net/throttled': 'waits',
  'net/unavailable': 'waits',
  'backend/schema-mismatch': 'waits',
  'backend/not-configured': 'waits',
  'call/cancelled': 'waits',
  'internal/unexpected': 'waits',
}

export function isVerdict({ code }: { readonly code: ErrorCode }): boolean {
  return VERDICTS[code] === 'judged'
}

/** Did nobody look at it? There is no line, or the app is older than the backend by now and is heard again once it is not. */
export function isUnheard({ code }: { readonly code: ErrorCode }): boolean {
  return code.startsWith('net/') || code === 'backend/schema-mismatch'
}
