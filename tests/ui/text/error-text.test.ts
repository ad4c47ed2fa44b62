import { describe, expect, it } from 'vitest'
import { type ErrorCatalogue, type ErrorCode, portError } from '../../../src/domain/model/errors/port-error'
import { uuid7 } from '../../../src/domain/model/kernel/id'
import { errorText } from '../../../src/ui/text/error-text'
import { fieldSentence } from '../../../src/ui/text/field-text'

const id = uuid7(0, new Uint8Array(10))
const DETAILS: { readonly [C in ErrorCode]: ErrorCatalogue[C] } = {
  'auth/signed-out': { reason: 'expired' },
  'auth/bad-credentials': {},
  'auth/weak-password': { rules: ['length'] },
  'auth/email-unconfirmed': {},
  'access/denied': { action: 'update', collection: 'people' },
  'capability/missing': { capability: 'oauth' },
  'query/bad-cursor': {},
  'record/missing': { collection: 'people', id },
  'record/invalid': { fields: { 'emails.0.value': { rule: 'email' } } },
  'record/duplicate': { collection: 'tags', fields: ['name'], id },
  'record/in-use': { collection: 'stages', usedBy: 'deals' },
  'workspace/last-owner': {},
  'file/missing': { path: 'people/x/y' },
  'file/rejected': { reason: 'size', limitBytes: 26_214_400 },
  'store/full': {},
  'store/corrupt': { part: 'people' },
  'net/offline': {},
  'net/timeout': { afterMs: 15_000 },
  'net/throttled': { retryAfterMs: 2500 },
  'net/unavailable': { status: 503 },
  'backend/schema-mismatch': { expected: '2', found: '1' },
  'backend/not-configured': { missing: ['VITE_SUPABASE_URL'] },
  'call/cancelled': {},
  'internal/unexpected': { source: 'records' },
}

describe('the text of an error', () => {
  it.each(Object.keys(DETAILS) as ErrorCode[])('is a sentence for %s, without the code', (code) => {
    const text = errorText(portError(code, DETAILS[code]))
    expect(text).toMatch(/^[A-Z“].*[.]$/)
    expect(text).not.toContain('/')
  })

  it('names the limits', () => {
    expect([
      errorText(portError('net/throttled', { retryAfterMs: 2500 })),
      errorText(portError('file/rejected', { reason: 'size', limitBytes: 2 * 1024 * 1024 })),
      fieldSentence('firstName', { rule: 'too-long', limit: 200 }),
      fieldSentence('emails.0.value', { rule: 'email' }),
    ]).toEqual([
      'Too many requests. Wait 3 s and try again.',
      'The file is too large: 2 MiB at most.',
      'First name may have 200 characters at most.',
      'E-mail must look like name@example.com.',
    ])
  })

  it('never shows what was thrown', () => {
    expect(errorText(new Error('relation "people" does not exist'))).toBe(
      'Something unexpected happened. Try again; if that does not help, reload the page.',
    )
  })
})
