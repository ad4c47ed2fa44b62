import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { openSupabaseBackend, type SupabaseConnection } from '../../src/adapters/supabase/open-supabase-backend'
import { SCHEMA_VERSION } from '../../src/adapters/supabase/schema-version'
import type { PortError } from '../../src/domain/model/errors/port-error'
import { BrowserStore } from '../harness/browser-store'
import { Listener } from '../harness/listener'
import { LeapingRuntime } from '../harness/leaping-runtime'
import { APP_URL, localBackend } from '../harness/local-backend'
import { Wire } from '../harness/wire'

const ADA = { email: 'ada@example.com', password: 'correct horse battery', name: 'Ada' }
const PATIENCE_MS = 25_000
const EVERY = { workspaceId: null, limit: 10 }

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

async function open(line: 'up' | 'down', at = browser): Promise<SupabaseConnection> {
  wire = new Wire()
  wires.push(wire)
  if (line === 'down') wire.cut()
  const connection = await openSupabaseBackend({
    project: { url: backend.url, publishableKey: backend.publishableKey },
    runtime: new LeapingRuntime(),
    appUrl: APP_URL,
    store: at.openTab(),
    fetch: wire.fetch,
    transport: wire.transport,
  })
  opened.push(connection)
  return connection
}

/** Signs up and closes the browser again. */
async function wasHere(): Promise<void> {
  const connection = await open('up')
  await connection.ports.auth.signUp(ADA)
  await connection.ports.auth.completeRedirect(new URL(backend.mail.lastTo(ADA.email)?.links[0] ?? ''))
  await closeLast()
}

async function closeLast(): Promise<void> {
  await opened.pop()?.close()
}

test('whoever was there opens it without a line, and goes on where they were once it is back', async () => {
  await wasHere()
  browser.expireTokens()
  const { ports } = await open('down')
  const session = new Listener(ports.auth.session$, PATIENCE_MS)
  const connection = new Listener(ports.events.connection$, PATIENCE_MS)
  expect(session.latest).toMatchObject({ status: 'signed-in', user: { email: ADA.email } })
  await connection.until(({ status }) => status === 'offline')
  await expect(ports.records.list('workspaces', EVERY)).rejects.toMatchObject({ retry: 'when-online' })
  await expect(ports.files.download({ workspaceId: 'x' as never, path: 'people/x/y' })).rejects.toBeDefined()

  wire.restore()
  await connection.until(({ status }) => status === 'online')
  expect(await ports.records.list('workspaces', EVERY)).toMatchObject({ items: [] })
  expect(session.received).toHaveLength(1)
  session.stop()
  connection.stop()
})

test('a session that was ended meanwhile is over once the connection is back', async () => {
  await wasHere()
  const elsewhere = await open('up', new BrowserStore())
  await elsewhere.ports.auth.signIn({ method: 'password', email: ADA.email, password: ADA.password })
  await elsewhere.ports.auth.signOut('everywhere')
  browser.expireTokens()
  const { ports } = await open('down')
  const session = new Listener(ports.auth.session$, PATIENCE_MS)
  expect(session.latest).toMatchObject({ status: 'signed-in' })
  wire.restore()
  await expect(ports.records.list('workspaces', EVERY)).rejects.toMatchObject({ code: 'auth/signed-out' })
  await session.until(({ status }) => status === 'signed-out')
  expect(session.latest).toEqual({ status: 'signed-out', reason: 'revoked' })
  session.stop()
})

test('where nobody was signed in there is nothing to open offline', async () => {
  await wasHere()
  await expect(open('down', new BrowserStore())).rejects.toMatchObject({ code: 'net/unavailable' })
  const { ports } = await open('up')
  await ports.auth.signOut('this-device')
  await closeLast()
  await expect(open('down')).rejects.toMatchObject({ code: 'net/unavailable' })
})

test('a schema that is another by now is told once the project answers, and nothing is asked of it until it fits', async () => {
  await wasHere()
  await backend.setSchema(Number(SCHEMA_VERSION) + 1)
  const { ports } = await open('down')
  const connection = new Listener(ports.events.connection$, PATIENCE_MS)
  wire.restore()
  const isMismatch = (cause: PortError): boolean => cause.code === 'backend/schema-mismatch'
  const down = await connection.until((now) => now.status === 'offline' && isMismatch(now.cause))
  expect(down).toMatchObject({ cause: { details: { expected: SCHEMA_VERSION } } })
  await backend.setSchema(null)
  await connection.until(({ status }) => status === 'online')
  connection.stop()
})
