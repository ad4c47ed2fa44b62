import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerUrl, readRequest } from '../../src/domain/model/api/authorization-request'
import { clientIn, isRedirectOf, isRedirectUri } from '../../src/domain/model/api/program-client'

const GIVEN = {
  response_type: 'code',
  client_id: 'aide',
  redirect_uri: 'https://aide.example/back?x=1',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
  scope: 'read write offline_access',
  state: 's',
}

function asked(more: Readonly<Record<string, string | undefined>> = {}, extra = '') {
  const given = Object.entries({ ...GIVEN, ...more }).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return readRequest(`?${new URLSearchParams(given).toString()}${extra}`)
}

it('reads what a program asks for: each scope includes the one before, and what others call theirs is left out', () => {
  expect(asked({ resource: 'https://backend.example/mcp' })).toEqual({
    clientId: 'aide',
    redirectUri: 'https://aide.example/back?x=1',
    challenge: 'a'.repeat(43),
    scope: 'write',
    resource: 'https://backend.example/mcp',
    state: 's',
  })
  expect(asked({ scope: 'read', state: undefined })).toMatchObject({ scope: 'read', state: null, resource: null })
  expect(asked({ scope: undefined })).toMatchObject({ scope: 'write' })
})

it('goes on with nothing that is not whole, and says why', () => {
  const wrong = [
    asked({ response_type: 'token' }),
    asked({ code_challenge: undefined }),
    asked({ code_challenge: 'short' }),
    asked({ code_challenge_method: 'plain' }),
    asked({ code_challenge_method: undefined }),
    asked({}, '&state=other'),
    asked({ scope: 'admin' }),
    asked({}, '&resource=a&resource=b'),
  ]
  expect(wrong.map((request) => request !== null && 'error' in request && request.error)).toEqual([
    'unsupported_response_type',
    ...Array.from({ length: 5 }, () => 'invalid_request'),
    'invalid_scope',
    'invalid_target',
  ])
})

it('answers nobody who does not say who asks, or where', () => {
  expect([asked({ client_id: undefined }), asked({ redirect_uri: undefined }), readRequest('')]).toEqual([null, null, null])
})

it('answers where it was asked to, with what the address had', () => {
  expect(answerUrl('https://aide.example/back?x=1', { code: 'c&d', state: 's', iss: null })).toBe(
    'https://aide.example/back?x=1&code=c%26d&state=s',
  )
  expect(answerUrl('aide://back', { error: 'access_denied' })).toBe('aide://back?error=access_denied')
})

it('takes no address of whatever text a client names that runs anything, or is another host of this network', () => {
  const scheme = fc.constantFrom('javascript', 'data', 'file', 'blob', 'http', 'about', 'vbscript', 'JavaScript', ' javascript')
  fc.assert(
    fc.property(scheme, fc.webAuthority(), fc.string(), (name, host, rest) => {
      fc.pre(!host.startsWith('localhost'))
      expect(isRedirectUri(`${name}:${rest}`) || isRedirectUri(`${name}://${host}/${rest}`)).toBe(false)
    }),
  )
})

it('finds an address to the letter, but for the port of a program on the same machine', () => {
  const client = clientIn({ redirect_uris: ['https://aide.example/back', 'http://127.0.0.1/back', 'aide://back'] })
  if (typeof client === 'string') throw new Error(client)
  const found = (uri: string) => isRedirectOf(client, uri)
  expect(['https://aide.example/back', 'http://127.0.0.1:40001/back', 'aide://back'].map(found)).toEqual([true, true, true])
  expect(
    [
      'https://aide.example:8443/back',
      'https://aide.example/back?x=1',
      'http://localhost:40001/back',
      'http://127.0.0.1.eve.example/back',
      'aide://back/',
    ].map(found),
  ).toEqual([false, false, false, false, false])
})
