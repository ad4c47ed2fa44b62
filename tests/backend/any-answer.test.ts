import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { openSupabaseBackend, type SupabaseConnection } from '../../src/adapters/supabase/open-supabase-backend'
import { BrowserStore } from '../harness/browser-store'
import { Listener } from '../harness/listener'
import type { FaultyAnswer } from '../harness/faulty-answer'
import { LeapingRuntime } from '../harness/leaping-runtime'
import { APP_URL, localBackend } from '../harness/local-backend'
import { Wire } from '../harness/wire'
import { inTurn } from '../support/in-turn'

const ADA = { email: 'ada@example.com', password: 'correct horse battery', name: 'Ada' }
const PATIENCE_MS = 25_000
const A_NET_ERROR = { code: expect.stringMatching(/^net\//) as string }
const EVERY = { workspaceId: null, limit: 10 }
const HTML = { contentType: 'text/html', body: '<!doctype html><title>Sign in to this network</title>' }

/** None of them is the backend's own word. */
const TROUBLE: Readonly<Record<string, FaultyAnswer>> = {
  'the page of a captive portal': { status: 200, ...HTML },
  'a bill to pay': { status: 402, body: '{"message":"Service for this project is restricted"}' },
  'a gateway that knows no such way': { status: 404, body: '{"message":"no Route matched with those values"}' },
  'a gateway that forbids': { status: 403, ...HTML },
  'a gateway that wants another key': { status: 401, body: '{"message":"Invalid API key"}' },
  'a gateway with nobody behind it': { status: 502, ...HTML },
  'a project that is paused': { status: 540, body: '' },
  'JSON that breaks off': { status: 200, body: '[{"id":"0190-', breaksOff: true },
  'JSON that ends in the middle': { status: 200, body: '{"access_token":"x","user":{' },
  'JSON that says it is text': { status: 200, contentType: 'text/plain', body: '[]' },
  'nothing at all': { status: 200, body: '' },
  'a page that says it is JSON': { status: 200, body: HTML.body },
  'no content': { status: 204 },
}

let backend: Backend
let browser: BrowserStore
let wire: Wire
const opened: SupabaseConnection[] = []
const wires: Wire[] = []

beforeEach(async () => {
  backend = await localBackend()
  await backend.reset()
  browser = new BrowserStore()
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((connection) => connection.close()))
  const left = (await Promise.all(wires.splice(0).map((each) => each.end()))).flat()
  if (left.length > 0) throw new Error(`left behind: ${left.join()}`)
})

async function open(prepare: (wire: Wire) => void = () => undefined): Promise<SupabaseConnection> {
  wire = new Wire()
  wires.push(wire)
  prepare(wire)
  const connection = await openSupabaseBackend({
    project: { url: backend.url, publishableKey: backend.publishableKey },
    runtime: new LeapingRuntime(),
    appUrl: APP_URL,
    store: browser.openTab(),
    fetch: wire.fetch,
    transport: wire.transport,
  })
  opened.push(connection)
  return connection
}

async function signedIn(): Promise<SupabaseConnection> {
  const connection = await open()
  await connection.ports.auth.signUp(ADA)
  await connection.ports.auth.completeRedirect(new URL(backend.mail.lastTo(ADA.email)?.links[0] ?? ''))
  return connection
}

describe.each(inTurn(Object.entries(TROUBLE), 6))('%s', (_, given) => {
  test('keeps nobody out who was there, and is told as trouble until it is over', async () => {
    await signedIn()
    await opened.pop()?.close()
    const { ports } = await open((opening) => opening.answerWith(given, '/'))
    const session = new Listener(ports.auth.session$, PATIENCE_MS)
    const connection = new Listener(ports.events.connection$, PATIENCE_MS)
    await connection.until(({ status }) => status === 'offline')
    await expect(ports.records.list('workspaces', EVERY)).rejects.toMatchObject(A_NET_ERROR)
    wire.meddle(null)
    await connection.until(({ status }) => status === 'online')
    expect(await ports.records.list('workspaces', EVERY)).toMatchObject({ items: [] })
    expect(session.received).toMatchObject([{ status: 'signed-in' }])
    session.stop()
    connection.stop()
  })

  test('in the place of records alone is trouble, too', async () => {
    const { ports } = await signedIn()
    const connection = new Listener(ports.events.connection$, PATIENCE_MS)
    wire.answerWith(given, '/rest/v1')
    await expect(ports.records.list('workspaces', EVERY)).rejects.toMatchObject(A_NET_ERROR)
    await connection.until(({ status }) => status === 'offline')
    wire.meddle(null)
    await connection.until(({ status }) => status === 'online')
    connection.stop()
  })
})

describe('renewing a token', () => {
  const LIMITED = { status: 429, body: '{"code":"over_request_rate_limit","message":"Request rate limit reached"}' }
  const ODD = { status: 400, body: '{"code":"validation_failed","message":"Bad request"}' }
  const RENEWED = new Set(['a bill to pay', 'a gateway that knows no such way', 'the page of a captive portal'])
  const GONE = { status: 400, body: '{"code":"refresh_token_not_found","message":"Invalid Refresh Token"}' }

  const ANSWERS = [
    ...Object.entries(TROUBLE).filter(([name]) => RENEWED.has(name)),
    ['a limit', LIMITED] as const,
    ['a limit of a gateway', { status: 429, ...HTML }] as const,
    ['words that say nothing of the session', ODD] as const,
    ['the right words on a page', { ...GONE, contentType: 'text/html' }] as const,
  ]

  test.each(inTurn(ANSWERS, 4))('ends no session by %s', async (_, given) => {
    const { ports } = await signedIn()
    const session = new Listener(ports.auth.session$, PATIENCE_MS)
    browser.expireTokens()
    wire.answerWith(given, '/auth/v1/token')
    await expect(ports.records.list('workspaces', EVERY)).rejects.toMatchObject(A_NET_ERROR)
    wire.meddle(null)
    await expect.poll(() => ports.records.list('workspaces', EVERY).catch(() => null), { timeout: PATIENCE_MS }).not.toBeNull()
    expect(session.received).toMatchObject([{ status: 'signed-in' }])
    session.stop()
  })

  test('ends the session when Auth says that it is none', async () => {
    const { ports } = await signedIn()
    const session = new Listener(ports.auth.session$, PATIENCE_MS)
    browser.expireTokens()
    wire.answerWith(GONE, '/auth/v1/token')
    await expect(ports.records.list('workspaces', EVERY)).rejects.toMatchObject({ code: 'auth/signed-out' })
    expect(session.latest).toEqual({ status: 'signed-out', reason: 'revoked' })
    session.stop()
  })
})
