import { Subject } from 'rxjs'
import { afterEach, expect, it } from 'vitest'
import { CloudflareAuth } from '../../../src/adapters/cloudflare/auth/cloudflare-auth'
import { CloudflareSession } from '../../../src/adapters/cloudflare/auth/cloudflare-session'
import type { SessionAnswer } from '../../../src/adapters/cloudflare/protocol'
import { isPortError, portError } from '../../../src/domain/model/errors/port-error'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Session } from '../../../src/domain/model/session/session'
import { BrowserStore } from '../../harness/browser-store'

const ADA = { id: '01900000-0000-7000-8000-000000000001' as Id, email: 'ada@example.com', name: 'Ada' }
const HERE = { user: ADA, recovery: false }
const IN = { status: 'signed-in', ...HERE }
const PASSWORD = { method: 'password', email: ADA.email, password: 'correct horse battery' } as const
const out = (reason: string) => ({ status: 'signed-out', reason })

/** What a cookie of the browser is answered with, as long as the line is up. */
class Answering {
  cookie: SessionAnswer | 'revoked' | 'expired' = null
  isDown = false
  readonly asked: string[] = []
  /** Answers wait for it. */
  gate: Promise<unknown> = Promise.resolve()

  async look(): Promise<SessionAnswer> {
    this.asked.push('session')
    const { cookie } = this
    await this.reach()
    if (typeof cookie === 'string') throw portError('auth/signed-out', { reason: cookie })
    return cookie
  }

  async call(name: string): Promise<unknown> {
    this.asked.push(name)
    await this.reach()
    this.cookie = name === 'sign-in' ? HERE : null
    return { answer: name === 'sign-in' ? { next: 'done' } : null, session: this.cookie }
  }

  private async reach(): Promise<void> {
    await this.gate
    if (this.isDown) throw portError('net/offline', {})
  }
}

const open: CloudflareSession[] = []
afterEach(() => {
  for (const session of open.splice(0)) session.close()
})

function tab(server: Answering, browser = new BrowserStore()) {
  const [checks$, refusals$] = [new Subject<void>(), new Subject<void>()]
  const store = browser.openTab()
  const session = new CloudflareSession({
    store,
    key: 'session',
    look: () => server.look(),
    leave: () => server.call('sign-out'),
    checks$,
    refusals$,
  })
  open.push(session)
  const calls = { call: <T>(_: string, name: string) => server.call(name) as Promise<T> }
  const auth = new CloudflareAuth({ calls, session, mail: false })
  const seen: Session[] = []
  session.session$.subscribe((now) => seen.push(now))
  return {
    auth,
    session,
    store,
    seen,
    now: () => seen.at(-1),
    check: () => checks$.next(),
    refuse: () => refusals$.next(),
  }
}

/** A tab of somebody who is signed in. */
async function signedIn(server: Answering, browser = new BrowserStore()) {
  server.cookie = HERE
  const opened = tab(server, browser)
  await opened.session.check()
  expect(opened.now()).toEqual(IN)
  return opened
}

it('does not know who is here until the backend has said so', async () => {
  const stranger = tab(new Answering())
  await expect.poll(() => stranger.seen).toEqual([{ status: 'unknown' }, out('none')])
})

it('knows at the next start who was here, even without a connection', async () => {
  const [server, browser] = [new Answering(), new BrowserStore()]
  await signedIn(server, browser)
  server.isDown = true
  const later = tab(server, browser)
  await later.session.check()
  expect(later.seen).toEqual([IN])
})

it('takes whoever starts without a connection for a stranger, and asks later', async () => {
  const server = new Answering()
  server.isDown = true
  server.cookie = HERE
  const { now, check } = tab(server)
  await expect.poll(now).toEqual(out('none'))
  server.isDown = false
  check()
  await expect.poll(now).toEqual(IN)
})

it('does not ask again and again about whoever is known to be signed out', async () => {
  const server = new Answering()
  const { session, check, refuse } = tab(server)
  await session.check()
  const before = server.asked.length
  check()
  refuse()
  expect(server.asked.length).toBe(before)
})

it.each(['revoked', 'expired'] as const)('tells in every tab why the backend ended the session: %s', async (reason) => {
  const [server, browser] = [new Answering(), new BrowserStore()]
  const [one, other] = [await signedIn(server, browser), await signedIn(server, browser)]
  server.cookie = reason
  one.refuse()
  await expect.poll(one.now).toEqual(out(reason))
  await expect.poll(other.now).toEqual(out(reason))
})

it('has expired when the browser has dropped the cookie', async () => {
  const server = new Answering()
  const { check, now } = await signedIn(server)
  server.cookie = null
  check()
  await expect.poll(now).toEqual(out('expired'))
})

it('is not ended by trouble on the way', async () => {
  const server = new Answering()
  const { session, seen } = await signedIn(server)
  server.isDown = true
  await session.check()
  expect(seen.at(-1)).toEqual(IN)
})

it('explains a refusal by what became of the session', async () => {
  const server = new Answering()
  const { session } = await signedIn(server)
  server.cookie = 'revoked'
  const explained = await session.explainRefusal(portError('auth/signed-out', { reason: 'none' }))
  expect(explained).toMatchObject({ code: 'auth/signed-out', details: { reason: 'revoked' } })
})

it('comes in and goes out in all tabs together, and keeps no secret where scripts can read', async () => {
  const [server, browser] = [new Answering(), new BrowserStore()]
  const [one, other] = [tab(server, browser), tab(server, browser)]
  await one.session.check()
  await one.auth.signIn(PASSWORD)
  expect([one.now(), other.now()]).toEqual([IN, IN])
  expect(JSON.parse(one.store.getItem('session') ?? '')).toEqual({ kind: 'signed-in', ...HERE })
  await other.auth.signOut('this-device')
  expect([one.now(), other.now()]).toEqual([out('user'), out('user')])
  await one.auth.signIn(PASSWORD)
  await Promise.all([one.session.check(), other.session.check()])
  expect([one.now(), other.now()]).toEqual([IN, IN])
})

it('goes by the latest word, not by the latest answer', async () => {
  const server = new Answering()
  const { session, auth, now } = tab(server)
  await session.check()
  let answer = (): void => undefined
  server.gate = new Promise<void>((resolve) => (answer = resolve))
  const checked = session.check()
  server.gate = Promise.resolve()
  await auth.signIn(PASSWORD)
  answer()
  await checked
  expect(now()).toEqual(IN)
})

it('signs out without a connection, and tells the backend as soon as it can', async () => {
  const [server, browser] = [new Answering(), new BrowserStore()]
  const { auth, now } = await signedIn(server, browser)
  server.isDown = true
  await auth.signOut('this-device')
  expect(now()).toEqual(out('user'))
  server.isDown = false
  const later = tab(server, browser)
  await later.session.check()
  expect([later.seen, server.cookie, later.store.getItem('session')]).toEqual([[out('none')], null, null])
})

it('signs out here even if the other devices could not be told, and says so', async () => {
  const server = new Answering()
  const { auth, now } = await signedIn(server)
  server.isDown = true
  const refusal: unknown = await auth.signOut('everywhere').catch((error: unknown) => error)
  expect([isPortError(refusal, 'net/offline'), now()]).toEqual([true, out('user')])
})

it('has the backend told of an earlier end before somebody comes in again', async () => {
  const server = new Answering()
  const { auth, now } = await signedIn(server)
  server.isDown = true
  await auth.signOut('this-device')
  server.isDown = false
  await auth.signIn(PASSWORD)
  expect([server.asked.slice(-2), now()]).toEqual([['sign-out', 'sign-in'], IN])
})

it('ignores what is not a session where it is kept', async () => {
  const browser = new BrowserStore()
  browser.openTab().setItem('session', '{"kind":"signed-in","user":7}')
  const { seen, session } = tab(new Answering(), browser)
  await session.check()
  expect(seen).toEqual([{ status: 'unknown' }, out('none')])
})
