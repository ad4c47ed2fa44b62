import type { ErrorCode } from '../../domain/model/errors/port-error'

/**
 * What each error means for a write, a file or a call that waits to be sent. `rejected`: the backend's rules refuse it, and a
 * person has to decide. `retry`: the connection, the session or the backend is in trouble, or the answer's meaning is unknown;
 * it is sent again automatically.
 */
const HANDLING: Readonly<Record<ErrorCode, 'rejected' | 'retry'>> = {
  'access/denied': 'rejected',
  'capability/missing': 'rejected',
  'record/missing': 'rejected',
  'record/invalid': 'rejected',
  'record/duplicate': 'rejected',
  'record/in-use': 'rejected',
  'workspace/last-owner': 'rejected',
  'file/missing': 'rejected',
  'file/rejected': 'rejected',
  'auth/signed-out': 'retry',
  'auth/bad-credentials': 'retry',
  'auth/weak-password': 'retry',
  'auth/email-unconfirmed': 'retry',
  'query/bad-cursor': 'retry',
  // Backends make room again, and a read-only database does not stay so.
  'store/full': 'retry',
  'store/corrupt': 'retry',
  'net/offline': 'retry',
  'net/timeout': 'retry',
  'net/throttled': 'retry',
  'net/unavailable': 'retry',
  'backend/schema-mismatch': 'retry',
  'backend/not-configured': 'retry',
  'call/cancelled': 'retry',
  'internal/unexpected': 'retry',
}

export function isRejection({ code }: { readonly code: ErrorCode }): boolean {
  return HANDLING[code] === 'rejected'
}

/**
 * Whether the backend never considered it: the connection is down, or the app is older than the backend and works again after
 * an update.
 */
export function isUnanswered({ code }: { readonly code: ErrorCode }): boolean {
  return code.startsWith('net/') || code === 'backend/schema-mismatch'
}
