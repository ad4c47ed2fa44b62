import { SignJWT } from 'jose'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { serve, type Serve } from '../../supabase/functions/_shared/serve'

const APP = 'https://app.example'
const KEY = '0192f000-0000-7000-8000-000000000009'
const SECRET = 'a shared secret of a project that still has one'
const CALLER = { id: '0192f000-0000-7000-8000-000000000001', email: 'a@example.com', name: 'A', confirmed: true }

/** Stands in for the project's database: what each function of it was asked, and what it answers. */
const asked: { readonly name: string; readonly body: Record<string, unknown> }[] = []
let answers: Readonly<Record<string, readonly [status: number, body: unknown]>> = {}
let server: Server
let handle: Serve
let token: string

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      const name = request.url?.split('?')[0]?.split('/').at(-1) ?? ''
      asked.push({ name, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) })
      const [status, body] = answers[name] ?? [200, null]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const settings: Readonly<Record<string, string>> = {
    SUPABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x',
    JWT_SECRET: SECRET,
    APP_URL: APP,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: '9',
    SMTP_FROM: 'Portside <mail@portside.example>',
  }
  handle = serve('accept-invitation', (name) => settings[name])
  token = await new SignJWT({ sub: CALLER.id, session_id: KEY, role: 'authenticated', aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(SECRET))
})
afterAll(() => void server.close())
afterEach(() => {
  asked.length = 0
  answers = {}
  vi.restoreAllMocks()
})

function call(change: { readonly headers?: Record<string, string>; readonly body?: BodyInit; readonly method?: string } = {}) {
  const { headers = {}, body = '{"token":"t"}', method = 'POST' } = change
  const given = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': KEY, ...headers }
  return handle(
    new Request('https://x.example/accept-invitation', { method, headers: given, ...(method === 'POST' ? { body } : {}) }),
  )
}

const begun = { caller: CALLER, now: Date.UTC(2026, 10, 21), seed: 's' }

describe('a function as it is served', () => {
  it('answers a preflight before it asks who calls, and only to pages of the app', async () => {
    const preflight = (origin: string) => handle(new Request('https://x.example', { method: 'OPTIONS', headers: { origin } }))
    const ours = await preflight(APP)
    expect({ status: ours.status, origin: ours.headers.get('access-control-allow-origin') }).toEqual({ status: 204, origin: APP })
    expect(ours.headers.get('access-control-allow-headers')).toContain('idempotency-key')
    const theirs = await preflight('https://evil.example')
    expect(theirs.headers.get('access-control-allow-origin')).toBeNull()
    expect([ours.headers.get('vary'), theirs.headers.get('vary')]).toEqual(['origin', 'origin'])
    expect(asked).toEqual([])
  })

  it('lets a page of the app read its faults', async () => {
    const answer = await call({ headers: { origin: APP, authorization: '' } })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, APP])
  })

  it.each([
    ['another method', { method: 'GET' }, 405, undefined],
    ['no token', { headers: { authorization: '' } }, 401, 'auth/signed-out'],
    ['no key', { headers: { 'idempotency-key': '' } }, 422, 'record/invalid'],
    ['a key that is none', { headers: { 'idempotency-key': "1'; drop table people" } }, 422, 'record/invalid'],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 422, 'record/invalid'],
    ['no JSON', { body: '{"token":' }, 422, 'record/invalid'],
    ['bytes that are no text', { body: new Uint8Array([0x7b, 0xff, 0xfe]) }, 422, 'record/invalid'],
    ['more than any input needs', { body: `{"token":"${'x'.repeat(70_000)}"}` }, 422, 'record/invalid'],
  ])('refuses %s, before it asks the database', async (_, change, status, code) => {
    const answer = await call(change)
    expect(answer.status).toBe(status)
    if (code !== undefined) expect(await answer.json()).toMatchObject({ error: { code } })
    expect(asked).toEqual([])
  })

  it('refuses who has signed out meanwhile, and whose address is not confirmed', async () => {
    answers = { function_begin: [200, { caller: null }] }
    expect(await (await call()).json()).toEqual({ error: { code: 'auth/signed-out', details: { reason: 'revoked' } } })
    answers = { function_begin: [200, { ...begun, caller: { ...CALLER, confirmed: false } }] }
    expect(await (await call()).json()).toMatchObject({ error: { code: 'auth/email-unconfirmed' } })
  })

  it('gives what was answered before, and does nothing', async () => {
    answers = { function_begin: [200, { caller: CALLER, now: begun.now, answer: { ok: false, refusal: 'invitation-unknown' } }] }
    expect(await (await call()).json()).toEqual({ ok: false, refusal: 'invitation-unknown' })
    expect(asked.map(({ name }) => name)).toEqual(['function_begin'])
  })

  it('keeps its answer, and gives the key back when it failed', async () => {
    answers = { function_begin: [200, begun], invitation_by_token: [200, []] }
    expect((await call()).status).toBe(200)
    const ends = () => asked.filter(({ name }) => name === 'function_end').map(({ body }) => body.answer)
    expect(ends()).toEqual([JSON.stringify({ ok: false, refusal: 'invitation-unknown' })])
    const bad = await call({ body: '{"token":"t","role":"owner"}' })
    expect(await bad.json()).toMatchObject({
      error: { code: 'record/invalid', details: { fields: { role: { rule: 'unknown-field' } } } },
    })
    expect(ends().at(-1)).toBeNull()
  })

  it('passes on what the database refuses, and when to come back', async () => {
    const refusal = { code: 'PT429', message: 'net/throttled', details: '{"retryAfterMs": 60000}', hint: null }
    answers = { function_begin: [429, refusal] }
    const answer = await call()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await answer.json()).toEqual({ error: { code: 'net/throttled', details: { retryAfterMs: 60_000 } } })
  })

  it('tells nobody what went wrong inside, and writes it down', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    answers = { function_begin: [200, begun], invitation_by_token: [400, { code: '22P02', message: 'the secret of the house' }] }
    const answer = await call()
    expect([answer.status, await answer.text()]).toEqual([
      500,
      '{"error":{"code":"internal/unexpected","details":{"source":"functions"}}}',
    ])
    expect(String(log.mock.calls)).toContain('accept-invitation')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('does not start with a setting missing', () => {
    expect(() => serve('invite-member', () => undefined)).toThrow('APP_URL')
  })
})
