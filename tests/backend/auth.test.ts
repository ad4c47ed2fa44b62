import { interval, map } from 'rxjs'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { clusterAt } from '../../scripts/backend/cluster.mjs'
import { startBackend, type Backend } from '../../scripts/backend/start-backend.mjs'
import { browserRuntime } from '../../src/adapters/browser/runtime'
import type { SessionStore } from '../../src/adapters/shared/session-store'
import { openSupabaseBackend, type SupabaseConnection } from '../../src/adapters/supabase/open-supabase-backend'
import { storageKeyOf } from '../../src/adapters/supabase/storage-key'
import { probeBackend } from '../../src/adapters/supabase/probe-backend'
import type { Session } from '../../src/domain/model/session/session'
import { BrowserStore } from '../harness/browser-store'

const PASSWORD = 'correct horse battery'
const ADA = { email: 'ada@example.com', password: PASSWORD, name: 'Ada Lovelace' }

let backend: Backend
const opened: SupabaseConnection[] = []

beforeAll(async () => {
  backend = await startBackend({ cluster: clusterAt(inject('clusterPort')), functions: false, appUrl: 'https://app.example' })
}, 30_000)
afterAll(() => backend.close())
beforeEach(async () => {
  for (const connection of opened.splice(0)) await connection.close()
  await backend.reset()
})

describe('signing in to the local backend', () => {
  it('takes the code of a mail instead of its link, once', async () => {
    const { auth } = await open()
    const step = await auth.signUp(ADA)
    const id = challengeIn(step)
    expect(step).toMatchObject({ next: 'check-inbox', email: ADA.email })
    await expect(auth.verify(id, '000000')).rejects.toMatchObject({ code: 'auth/bad-credentials' })

    expect(await auth.verify(id, ` ${await code()} `)).toEqual({ next: 'done' })
    expect(now(auth)).toMatchObject({ status: 'signed-in', user: { email: ADA.email, name: ADA.name } })
    await expect((await open()).auth.verify(id, await code())).rejects.toMatchObject({ code: 'auth/bad-credentials' })
  })

  it('signs in by a code, too', async () => {
    await signedUp()
    const { auth } = await open()
    const id = challengeIn(await auth.signIn({ method: 'magic-link', email: ADA.email }))
    expect(await auth.verify(id, await code())).toEqual({ next: 'done' })
  })

  it('mails no one for an address without an account, and answers the same', async () => {
    const { auth } = await open()
    const step = await auth.signIn({ method: 'magic-link', email: 'nobody@example.com' })
    expect(step).toMatchObject({ next: 'check-inbox', email: 'nobody@example.com' })
    expect(backend.mail.lastTo('nobody@example.com')).toBeNull()
  })

  it('is asked in every tab of a browser, and ends in every one', async () => {
    const browser = new BrowserStore()
    const [one, other] = [await open(browser.openTab()), await open(browser.openTab())]
    await one.auth.signUp(ADA)
    await one.auth.completeRedirect(await link())
    expect(now(other.auth)).toMatchObject({ status: 'signed-in', user: { email: ADA.email } })
    await other.auth.signOut('this-device')
    expect(now(one.auth)).toEqual({ status: 'signed-out', reason: 'user' })
  })

  it('notices that it was ended elsewhere', async () => {
    const here = await signedUp()
    const { auth } = await open()
    await auth.signIn({ method: 'password', ...ADA })
    await auth.signOut('everywhere')
    await expect.poll(() => now(here.auth)).toEqual({ status: 'signed-out', reason: 'revoked' })
  })
})

describe('a token that runs out in the middle', () => {
  it('is renewed before the call that needs it, in every tab', async () => {
    const browser = new BrowserStore()
    const [one, other] = [await open(browser.openTab()), await open(browser.openTab())]
    await one.auth.signUp(ADA)
    await one.auth.completeRedirect(await link())
    const before = runOut(browser)
    const lists = [one, other].map((tab) => tab.records.list('workspaces', { workspaceId: null, limit: 1 }))
    expect((await Promise.all(lists)).map(({ items }) => items)).toEqual([[], []])
    expect(kept(browser).refresh_token).not.toBe(before)
    expect([now(one.auth)?.status, now(other.auth)?.status]).toEqual(['signed-in', 'signed-in'])
  })

  it('is renewed for all who ask at the same time, as for tabs of which one was reloaded', async () => {
    const browser = new BrowserStore()
    const { auth } = await open(browser.openTab())
    await auth.signUp(ADA)
    await auth.completeRedirect(await link())
    const body = JSON.stringify({ refresh_token: kept(browser).refresh_token })
    const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
    const asked: Promise<Response>[] = []
    for (let count = 0; count < 40; count += 1) {
      asked.push(fetch(`${backend.url}/auth/v1/token?grant_type=refresh_token`, { method: 'POST', headers, body }))
      // Each finds the ones before it a step further on.
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
  })

  it('ends the session when the backend has ended it meanwhile, and says so', async () => {
    const browser = new BrowserStore()
    const here = await open(browser.openTab())
    await here.auth.signUp(ADA)
    await here.auth.completeRedirect(await link())
    await backend.sql`delete from auth.sessions`
    runOut(browser)
    const call = here.records.list('workspaces', { workspaceId: null, limit: 1 })
    await expect(call).rejects.toMatchObject({ code: 'auth/signed-out', details: { reason: 'revoked' } })
    expect(now(here.auth)).toEqual({ status: 'signed-out', reason: 'revoked' })
  })
})

describe('looking at what stands at an address', () => {
  it('finds this project, and tells what is none', async () => {
    const probe = (url: string) => probeBackend({ url, publishableKey: backend.publishableKey }, { runtime: browserRuntime() })
    expect([await probe(backend.url), await probe('http://127.0.0.1:9'), await probe(`${backend.url}/elsewhere`)]).toEqual([
      { status: 'ready', settings: expect.objectContaining({ disable_signup: false }) },
      { status: 'unreachable', httpStatus: null },
      { status: 'not-supabase' },
    ])
  })
})

async function open(store: SessionStore = new BrowserStore().openTab()) {
  const { url, publishableKey } = backend
  const connection = await openSupabaseBackend({
    project: { url, publishableKey },
    runtime: browserRuntime(),
    appUrl: 'https://app.example',
    store,
    transport: WebSocket,
    sessionChecks$: interval(200).pipe(map(() => undefined)),
  })
  opened.push(connection)
  return connection.ports
}

async function signedUp() {
  const ports = await open()
  await ports.auth.signUp(ADA)
  await ports.auth.completeRedirect(await link())
  return ports
}

interface Kept {
  /** Another with every renewal; two access tokens of one second are the same. */
  readonly refresh_token: string
}

function kept(browser: BrowserStore): Kept {
  return JSON.parse(browser.openTab().getItem(storageKeyOf(backend.url)) ?? '{}') as Kept
}

/** Makes the token old, as time would. @returns what it is renewed with */
function runOut(browser: BrowserStore): string {
  const session = kept(browser)
  const old = JSON.stringify({ ...session, expires_at: 1 })
  browser.openTab().setItem(storageKeyOf(backend.url), old)
  return session.refresh_token
}

function now(auth: SupabaseConnection['ports']['auth']): Session | undefined {
  let latest: Session | undefined
  auth.session$.subscribe((session) => (latest = session)).unsubscribe()
  return latest
}

function challengeIn(step: { readonly next: string; readonly challengeId?: string }): string {
  return step.challengeId ?? ''
}

async function mailText(): Promise<string> {
  await expect.poll(() => backend.mail.lastTo(ADA.email)).not.toBeNull()
  return backend.mail.lastTo(ADA.email)?.text ?? ''
}

async function code(): Promise<string> {
  return /\b\d{6,8}\b/.exec(await mailText())?.[0] ?? ''
}

async function link(): Promise<URL> {
  return new URL(/https:\S+/.exec(await mailText())?.[0] ?? 'about:blank')
}
