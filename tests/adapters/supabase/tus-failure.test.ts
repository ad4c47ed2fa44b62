import { describe, expect, it } from 'vitest'
import { vendorError } from '../../../src/adapters/supabase/errors'
import { tusFailure } from '../../../src/adapters/supabase/files/tus'
import { portError } from '../../../src/domain/model/errors/port-error'

/** As `tus-js-client` throws it. */
function thrown(status: number, body: string, headers: Readonly<Record<string, string>> = { 'Tus-Resumable': '1.0.0' }) {
  const originalResponse = { getStatus: () => status, getBody: () => body, getHeader: (name: string) => headers[name] }
  return Object.assign(new Error('tus: unexpected response'), { originalResponse, causingError: null })
}

/** By whatever stands in the place of the service. */
const foreign = (status: number, body: string) => thrown(status, body, {})

function unanswered(causingError: unknown) {
  return Object.assign(new Error('tus: failed to upload chunk'), { originalResponse: null, causingError })
}

const json = (statusCode: string, code: string) => JSON.stringify({ statusCode, code, message: 'x', error: 'x' })

describe('what the TUS client throws', () => {
  it.each([
    ['refused by a policy', thrown(403, 'new row violates row-level security policy'), 'access/denied'],
    ['written before', thrown(409, 'The resource already exists'), 'access/denied'],
    ['further on than thought', thrown(409, 'Upload-Offset conflict'), 'net/unavailable'],
    ['gone', thrown(404, 'The file for this url was not found'), 'file/missing'],
    ['expired', thrown(410, 'The file for this url no longer exists'), 'file/missing'],
    ['too large', thrown(413, 'Maximum size exceeded'), 'file/rejected'],
    ['of a type not taken', thrown(415, 'mime type text/html is not supported'), 'file/rejected'],
    ['held by another try', thrown(423, 'The resource is locked'), 'net/unavailable'],
    ['without room', thrown(507, 'There is no room left'), 'store/full'],
    ['before TUS: a token too old', foreign(400, json('403', 'InvalidJWT')), 'auth/signed-out'],
    ['a gateway’s trouble', foreign(502, '<html>Bad gateway</html>'), 'net/unavailable'],
    ['a bill to pay', foreign(402, ''), 'net/unavailable'],
    ['a page that forbids', foreign(403, '<!doctype html>Forbidden'), 'net/unavailable'],
    ['a sentence that forbids', foreign(403, 'Forbidden'), 'net/unavailable'],
    ['a word of nobody', foreign(404, ''), 'net/unavailable'],
    ['a portal that says all is well', foreign(200, '<!doctype html>Sign in'), 'net/unavailable'],
    ['a gateway that knows no such way', foreign(404, '{"message":"no Route matched"}'), 'net/unavailable'],
    ['a limit of a gateway', foreign(429, 'error code: 1015'), 'net/throttled'],
    ['a connection that broke', unanswered(new TypeError('Failed to fetch')), 'net/offline'],
    ['a request that the browser gave up', unanswered(new Event('error')), 'net/offline'],
    ['what we ourselves threw on the way', unanswered(portError('auth/signed-out', { reason: 'none' })), 'auth/signed-out'],
  ])('%s', (_, error, code) => {
    const { failure, about } = tusFailure(error)
    expect(vendorError('storage', failure, about)).toMatchObject({ code })
  })

  it('says when to come back', () => {
    const { failure, about } = tusFailure(thrown(429, 'slow down', { 'Retry-After': '7' }))
    expect(vendorError('storage', failure, about)).toMatchObject({ code: 'net/throttled', details: { retryAfterMs: 7000 } })
  })
})
