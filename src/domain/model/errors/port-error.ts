import type { Id } from '../kernel/id'
import type { FieldProblems } from './field-problem'

/** Every code a port may reject with, and the details it carries. Adding a code is an API change. */
export interface ErrorCatalogue {
  'auth/signed-out': { readonly reason: 'none' | 'expired' | 'revoked' }
  'auth/bad-credentials': NoDetails
  'auth/weak-password': { readonly rules: readonly string[] }
  'auth/email-unconfirmed': NoDetails
  'access/denied': { readonly action: string; readonly collection?: string }
  'capability/missing': { readonly capability: string }
  'query/bad-cursor': NoDetails
  'record/missing': { readonly collection: string; readonly id: Id }
  'record/invalid': { readonly fields: FieldProblems }
  /** `id` is the live record that already holds the value, so that the screen can link to it. */
  'record/duplicate': { readonly collection: string; readonly fields: readonly string[]; readonly id: Id }
  'record/in-use': { readonly collection: string; readonly usedBy: string }
  'workspace/last-owner': NoDetails
  'file/missing': { readonly path: string }
  'file/rejected': { readonly reason: 'size' | 'type' | 'quota'; readonly limitBytes?: number }
  /** The place the backend keeps its data in is full; nothing of the call was kept. */
  'store/full': NoDetails
  /** What the browser kept cannot be read as a whole. */
  'store/corrupt': { readonly part: string }
  'net/offline': NoDetails
  'net/timeout': { readonly afterMs: number }
  'net/throttled': { readonly retryAfterMs: number }
  'net/unavailable': { readonly status?: number }
  'backend/schema-mismatch': { readonly expected: string; readonly found: string }
  'backend/not-configured': { readonly missing: readonly string[] }
  'call/cancelled': NoDetails
  'internal/unexpected': { readonly source: string }
}

type NoDetails = Readonly<Record<never, never>>

export type ErrorCode = keyof ErrorCatalogue
/** When trying again can help. `now` is only ever followed for calls that are safe to repeat. */
export type Retry = 'never' | 'now' | 'after-delay' | 'when-online' | 'after-sign-in'

export const RETRY: Readonly<Record<ErrorCode, Retry>> = {
  'auth/signed-out': 'after-sign-in',
  'auth/bad-credentials': 'never',
  'auth/weak-password': 'never',
  'auth/email-unconfirmed': 'never',
  'access/denied': 'never',
  'capability/missing': 'never',
  'query/bad-cursor': 'never',
  'record/missing': 'never',
  'record/invalid': 'never',
  'record/duplicate': 'never',
  'record/in-use': 'never',
  'workspace/last-owner': 'never',
  'file/missing': 'never',
  'file/rejected': 'never',
  'store/full': 'never',
  'store/corrupt': 'never',
  'net/offline': 'when-online',
  'net/timeout': 'now',
  'net/throttled': 'after-delay',
  'net/unavailable': 'now',
  'backend/schema-mismatch': 'never',
  'backend/not-configured': 'never',
  'call/cancelled': 'never',
  'internal/unexpected': 'never',
}

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
