import { expect, it } from 'vitest'
import { cookieWith, tokenIn } from '../../../cloudflare/accounts/cookie'
import { readJson } from '../../../cloudflare/read-json'
import { demandSameOrigin } from '../../../cloudflare/same-origin'

const URL_HERE = 'https://crm.example/api/auth/sign-in'

/** A browser's `Request` keeps these headers to itself; the server's does not. */
function requestOf(method: string, headers: Record<string, string>, url = URL_HERE) {
  return { url, method, headers: new Headers(headers) } as Request
}

it.each([
  ['GET', {}, true],
  ['GET', { origin: 'https://crm.example' }, true],
  ['GET', { origin: 'https://evil.example' }, false],
  ['POST', { origin: 'https://crm.example' }, true],
  ['POST', { origin: 'http://crm.example' }, false],
  ['POST', { origin: 'https://crm.example:8443' }, false],
  ['POST', { origin: 'null' }, false],
  ['POST', {}, false],
  ['DELETE', {}, false],
] as const)('takes a %s with %o from our own pages only', (method, headers, isTaken) => {
  const demand = () => demandSameOrigin(requestOf(method, headers))
  if (isTaken) expect(demand).not.toThrow()
  else expect(demand).toThrow('access/denied')
})

it('finds the token among other cookies', () => {
  const tokens = ['a=1; portside=abc; b=2', 'xportside=abc', ''].map((cookie) => tokenIn(requestOf('GET', { cookie })))
  expect(tokens).toEqual(['abc', null, null])
})

it('sends the cookie over TLS only, except on the own machine', () => {
  const cookies = [URL_HERE, 'http://crm.example/', 'http://localhost:8787/', 'http://127.0.0.1/', 'https://localhost/'].map(
    (url) => cookieWith('abc', requestOf('GET', {}, url)).endsWith('; Secure'),
  )
  expect(cookies).toEqual([true, true, false, false, true])
  expect(cookieWith(null, requestOf('GET', {}))).toBe('portside=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')
})

it('reads JSON of a bounded length', async () => {
  const sent = (body: BodyInit, type = 'application/json') =>
    readJson(new Request(URL_HERE, { method: 'POST', body, headers: { 'content-type': type } }), 20)
  expect(await sent('{"name":"Zoë"}')).toEqual({ name: 'Zoë' })
  for (const refused of [
    sent('{'),
    sent('{}', 'text/plain'),
    sent(new Uint8Array([0x22, 0xff, 0x22])),
    sent(`"${'x'.repeat(20)}"`),
  ]) {
    await expect(refused).rejects.toMatchObject({ code: 'record/invalid' })
  }
})
