import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError, AuthWeakPasswordError } from '@supabase/supabase-js'
import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js'
import { StorageApiError, StorageUnknownError } from '@supabase/storage-js'
import { describe, expect, it } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import { vendorError } from '../../../src/adapters/supabase/errors'
import type { About, Service } from '../../../src/adapters/supabase/failure'

type Case = readonly [says: string, service: Service, error: unknown, expected: object, about?: About]

const pg = (code: string, message = 'some sentence', details: unknown = null) => ({ code, message, details, hint: null })
const noLine = new TypeError('Failed to fetch')

const CASES: readonly Case[] = [
  [
    'a refusal raised by the database',
    'rest',
    pg('PT409', 'record/duplicate', '{"collection":"tags","fields":["name"],"id":"1"}'),
    { code: 'record/duplicate', details: { collection: 'tags', fields: ['name'], id: '1' } },
    { status: 409 },
  ],
  ['a refusal without details', 'rest', pg('PT409', 'workspace/last-owner'), { code: 'workspace/last-owner', details: {} }],
  ['a raised code that is none of ours', 'rest', pg('PT418', 'tea/pot'), { code: 'internal/unexpected' }],
  [
    'a throttle raised by the database',
    'rest',
    pg('PT429', 'net/throttled', '{"retryAfterMs":900}'),
    { details: { retryAfterMs: 900 } },
  ],
  [
    'a denied relation',
    'rest',
    pg('42501'),
    { code: 'access/denied', details: { action: 'read', collection: 'people' } },
    { status: 403, collection: 'people' },
  ],
  [
    'a denied relation without a session',
    'rest',
    pg('42501'),
    { code: 'auth/signed-out', details: { reason: 'none' } },
    { status: 401 },
  ],
  [
    'an expired token',
    'rest',
    pg('PGRST303', 'JWT expired'),
    { code: 'auth/signed-out', details: { reason: 'expired' } },
    { status: 401 },
  ],
  ['a forged token', 'rest', pg('PGRST301'), { code: 'auth/signed-out' }, { status: 401 }],
  ['a column the schema does not have', 'rest', pg('42703'), { code: 'backend/schema-mismatch', details: { found: '42703' } }],
  ['a function the schema does not have', 'rest', pg('PGRST202'), { code: 'backend/schema-mismatch' }, { status: 404 }],
  ['a full disk', 'rest', pg('53100'), { code: 'store/full' }],
  ['a project made read-only', 'rest', pg('25006'), { code: 'net/unavailable' }],
  ['a statement that ran too long', 'rest', pg('57014'), { code: 'net/timeout', details: { afterMs: 5000 } }],
  ['a deadlock', 'rest', pg('40P01'), { code: 'net/unavailable' }],
  [
    'a database that is shutting down',
    'rest',
    pg('57P01'),
    { code: 'net/unavailable', details: { status: 503 } },
    { status: 503 },
  ],
  [
    'a constraint that nobody explained',
    'rest',
    pg('23514'),
    { code: 'internal/unexpected', details: { source: 'supabase/rest' } },
    { status: 400 },
  ],
  ['no answer', 'rest', { ...pg(''), message: 'TypeError: fetch failed' }, { code: 'net/offline', details: {} }, { status: 0 }],
  [
    'a call that was aborted',
    'rest',
    { ...pg(''), message: 'AbortError: This operation was aborted' },
    { code: 'call/cancelled' },
    { status: 0 },
  ],
  [
    'too many requests',
    'rest',
    { message: 'slow down' },
    { code: 'net/throttled', details: { retryAfterMs: 7000 } },
    { status: 429, retryAfterMs: 7000 },
  ],
  [
    'a gateway that answers for nobody',
    'rest',
    { message: '<html>' },
    { code: 'net/unavailable', details: { status: 502 } },
    { status: 502 },
  ],

  [
    'a wrong password',
    'auth',
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    { code: 'auth/bad-credentials', details: {} },
  ],
  ['an address not confirmed', 'auth', new AuthApiError('x', 400, 'email_not_confirmed'), { code: 'auth/email-unconfirmed' }],
  [
    'a weak password',
    'auth',
    new AuthWeakPasswordError('x', 422, ['length', 'pwned']),
    { code: 'auth/weak-password', details: { rules: ['length', 'pwned'] } },
  ],
  [
    'a session that is not there',
    'auth',
    new AuthSessionMissingError(),
    { code: 'auth/signed-out', details: { reason: 'none' } },
  ],
  [
    'a session that was revoked',
    'auth',
    new AuthApiError('x', 400, 'refresh_token_not_found'),
    { code: 'auth/signed-out', details: { reason: 'revoked' } },
  ],
  [
    'a mail too soon after the last',
    'auth',
    new AuthApiError('For security purposes, you can only request this after 59 seconds.', 429, 'over_email_send_rate_limit'),
    { code: 'net/throttled', details: { retryAfterMs: 59_000 } },
  ],
  ['no connection to GoTrue', 'auth', new AuthRetryableFetchError('Failed to fetch', 0), { code: 'net/offline' }],
  ['GoTrue away', 'auth', new AuthRetryableFetchError('HTTP 503', 503), { code: 'net/unavailable', details: { status: 503 } }],
  ['a code from the mail that is too old', 'auth', new AuthApiError('x', 403, 'otp_expired'), { code: 'auth/bad-credentials' }],
  ['a wrong second factor', 'auth', new AuthApiError('x', 422, 'mfa_verification_failed'), { code: 'auth/bad-credentials' }],

  [
    'a file too large',
    'storage',
    new StorageApiError('x', 413, '413', 'storage', 'EntityTooLarge'),
    { code: 'file/rejected', details: { reason: 'size', limitBytes: 5 } },
    { limitBytes: 5 },
  ],
  [
    'a type not allowed',
    'storage',
    new StorageApiError('x', 415, 'InvalidMimeType'),
    { code: 'file/rejected', details: { reason: 'type' } },
  ],
  [
    'an object that is not there',
    'storage',
    new StorageApiError('Object not found', 404, '404', 'storage', 'NoSuchKey'),
    { code: 'file/missing', details: { path: 'a/b' } },
    { path: 'a/b' },
  ],
  [
    'an object of others',
    'storage',
    new StorageApiError('new row violates row-level security policy', 403, '403'),
    { code: 'access/denied', details: { action: 'read' } },
  ],
  [
    'an object that is not there, as older versions say it',
    'storage',
    new StorageApiError('Object not found', 400, '404'),
    { code: 'file/missing', details: { path: 'a/b' } },
    { path: 'a/b' },
  ],
  [
    'a path written before',
    'storage',
    new StorageApiError('The resource already exists', 400, '409', 'storage', 'ResourceAlreadyExists'),
    { code: 'access/denied', details: { action: 'overwrite', collection: 'files' } },
  ],
  [
    'a store without room',
    'storage',
    new StorageApiError('x', 400, '507', 'storage', 'InsufficientStorage'),
    { code: 'store/full', details: {} },
  ],
  [
    'a token too old for storage',
    'storage',
    new StorageApiError('"exp" claim timestamp check failed', 400, '403'),
    { code: 'auth/signed-out', details: { reason: 'expired' } },
  ],
  [
    'a bucket that no migration made',
    'storage',
    new StorageApiError('Bucket not found', 400, '404', 'storage', 'NoSuchBucket'),
    { code: 'backend/schema-mismatch' },
  ],
  ['an upload that somebody else holds', 'storage', { message: 'locked' }, { code: 'net/unavailable' }, { status: 423 }],
  ['an upload that is further on', 'storage', { message: 'offset' }, { code: 'net/unavailable' }, { status: 409 }],
  ['no connection to storage', 'storage', new StorageUnknownError('Failed to fetch', noLine), { code: 'net/offline' }],
  [
    'nothing, in the place of the storage service',
    'storage',
    new StorageUnknownError('Unexpected end of JSON input', new SyntaxError('Unexpected end of JSON input')),
    { code: 'net/unavailable' },
  ],

  [
    'a topic of others',
    'realtime',
    new Error('"Unauthorized: You do not have permissions to read from this Channel topic: ws:1"'),
    { code: 'access/denied' },
  ],
  [
    'a token realtime does not take',
    'realtime',
    new Error('InvalidJWTToken: Token has expired 5 seconds ago'),
    { code: 'auth/signed-out' },
  ],
  ['too many channels', 'realtime', new Error('ChannelRateLimitReached: too many'), { code: 'net/throttled' }],
  ['any other trouble of the socket', 'realtime', new Error('transport failure'), { code: 'net/unavailable' }],

  ['no connection to a function', 'functions', new FunctionsFetchError(noLine), { code: 'net/offline' }],
  [
    'a function that broke',
    'functions',
    new FunctionsHttpError(new Response('', { status: 500 })),
    { code: 'net/unavailable', details: { status: 500 } },
  ],

  ['one of ours', 'rest', portError('file/missing', { path: 'p' }), { code: 'file/missing' }],
  [
    'one of ours that a vendor wrapped',
    'functions',
    new FunctionsFetchError(portError('net/offline', {})),
    { code: 'net/offline' },
  ],
  ['something thrown that is no error', 'rest', 'boom', { code: 'internal/unexpected' }],
  ['nothing at all', 'rest', undefined, { code: 'internal/unexpected' }],
]

describe('every failure of the vendor is an error of the catalogue', () => {
  it.each(CASES.map(([says, service, error, expected, about]) => ({ says, service, error, expected, about })))(
    '$says',
    ({ service, error, expected, about }) => {
      expect(vendorError(service, error, about)).toMatchObject({ name: 'PortError', ...expected })
    },
  )
})
