import { afterEach, beforeEach, expect, test } from 'vitest'
import { mintToken, readToken } from '../../scripts/backend/claims.mjs'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { openSupabaseBackend, type SupabaseConnection } from '../../src/adapters/supabase/open-supabase-backend'
import { storageKeyOf } from '../../src/adapters/supabase/storage-key'
import { BrowserStore } from '../harness/browser-store'
import { Listener } from '../harness/listener'
import { LeapingRuntime } from '../harness/leaping-runtime'
import { APP_URL, localBackend } from '../harness/local-backend'
import { Wire } from '../harness/wire'

const ADA = { email: 'ada@example.com', password: 'correct horse battery', name: 'Ada' }
const EVERY = { workspaceId: null, limit: 10 }

let backend: Backend
let connection: SupabaseConnection
let wire: Wire
let renewals: number
let store: ReturnType<BrowserStore['openTab']>

beforeEach(async () => {
  backend = await localBackend()
  store = new BrowserStore().openTab()
  await backend.reset()
})

afterEach(async () => {
  await connection.close()
  const left = await wire.end()
  if (left.length > 0) throw new Error(`left behind: ${left.join()}`)
})

/** Signed in, on a device whose clock is so many minutes ahead of the backend's, or behind it. */
async function openAhead(minutes: number): Promise<void> {
  wire = new Wire()
  renewals = 0
  wire.meddle(async (request, pass) => {
    if (new URL(request.url).searchParams.get('grant_type') === 'refresh_token') renewals += 1
    const answer = await pass()
    if (!new URL(request.url).pathname.startsWith('/auth/v1/')) return answer
    const body: unknown = await answer.json()
    if (typeof body !== 'object' || body === null || !('expires_at' in body)) return Response.json(body, answer)
    // What the backend says by its own clock is so long ago for the device.
    return Response.json({ ...body, expires_at: Number(body.expires_at) - minutes * 60 }, answer)
  })
  connection = await openSupabaseBackend({
    project: { url: backend.url, publishableKey: backend.publishableKey },
    runtime: new LeapingRuntime(),
    appUrl: APP_URL,
    store,
    fetch: wire.fetch,
    transport: wire.transport,
  })
  const { auth } = connection.ports
  await auth.signUp(ADA)
  await auth.completeRedirect(new URL(backend.mail.lastTo(ADA.email)?.links[0] ?? ''))
}

test('a device whose clock is fast renews no token that is still good', async () => {
  await openAhead(16)
  for (let count = 0; count < 5; count += 1) await connection.ports.records.list('workspaces', EVERY)
  expect(renewals).toBe(0)
})

test('a token that ran out while the device thought it good is renewed once, and nobody notices', async () => {
  await openAhead(-16)
  const session = new Listener(connection.ports.auth.session$, 10_000)
  // The clock of the device stood still, say.
  const key = storageKeyOf(backend.url)
  const kept = JSON.parse(store.getItem(key) ?? '{}') as { readonly access_token: string }
  const exp = Math.floor(Date.now() / 1000) - 60
  store.setItem(key, JSON.stringify({ ...kept, access_token: mintToken({ ...readToken(kept.access_token), exp }) }))
  const asked = [1, 2, 3].map(() => connection.ports.records.list('workspaces', EVERY))
  expect(await Promise.all(asked)).toMatchObject([{ items: [] }, { items: [] }, { items: [] }])
  expect(renewals).toBe(1)
  expect(session.received).toMatchObject([{ status: 'signed-in' }])
  session.stop()
})
