import { describe, expect, it } from 'vitest'
import { vendorError } from '../../../src/adapters/supabase/errors'
import { tusFailure } from '../../../src/adapters/supabase/files/tus-failure'
import { portError } from '../../../src/domain/model/errors/port-error'

/** As `tus-js-client` throws it. */
function thrown(status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
  const originalResponse = { getStatus: () => status, getBody: () => body, getHeader: (name: string) => headers[name] }
  return Object.assign(new Error('tus: unexpected response'), { originalResponse, causingError: null })
}

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
    ['before TUS: a token too old', thrown(400, json('403', 'InvalidJWT')), 'auth/signed-out'],
    ['a gateway’s trouble', thrown(502, '<html>Bad gateway</html>'), 'net/unavailable'],
    ['a bill to pay', thrown(402, ''), 'net/unavailable'],
    ['a page that forbids', thrown(403, '<!doctype html>Forbidden'), 'net/unavailable'],
    ['a gateway that knows no such way', thrown(404, '{"message":"no Route matched"}'), 'net/unavailable'],
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
