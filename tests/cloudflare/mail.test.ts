import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filter, firstValueFrom } from 'rxjs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPortError } from '../../src/domain/model/errors/port-error'
import { cloudflareOn } from '../harness/cloudflare.harness'
import type { Client, World } from '../harness/harness'
import { type LocalWorker, openWorker } from '../harness/local-worker'
import { linkIn, type MailService, mailVariables, openMailService } from '../harness/mail-service'
import { PASSWORD } from '../harness/stage'

/* A Worker that sends by a mail service, which answers here. */

const ANA = { email: 'ana@example.com', password: PASSWORD, name: 'Ana' }
const HOUR_MS = 60 * 60 * 1000

let mails: MailService
let worker: LocalWorker
let world: World

beforeAll(async () => {
  mails = await openMailService()
  worker = await openWorker([], { variables: mailVariables(mails) })
})
beforeEach(async () => {
  mails.clear()
  world = await cloudflareOn(async () => worker).open()
})
afterEach(() => world.close())
afterAll(async () => {
  await worker.close()
  mails.close()
})

describe('whoever signs up', () => {
  it('is nobody until they follow the mailed link, which works once', async () => {
    const { auth } = (await world.connect()).ports
    expect(auth.capabilities.mail).toBe(true)
    expect(await auth.signUp({ ...ANA, email: 'Ana@Example.com' })).toEqual({ next: 'check-inbox', email: ANA.email })
    expect(await codeOf(signIn(auth))).toBe('auth/email-unconfirmed')
    expect(await codeOf(signIn(auth, 'another password'))).toBe('auth/bad-credentials')

    const mail = await mails.mailTo(ANA.email)
    expect(mail).toMatchObject({
      headers: { authorization: 'Bearer key-of-a-test', 'content-type': 'application/json' },
      from: 'Portside <mail@portside.example>',
      to: [ANA.email],
      subject: 'Confirm your e-mail address',
      html: expect.stringContaining(linkIn(mail).href),
    })
    expect(linkIn(mail).origin).toBe(worker.url)
    expect(await auth.completeRedirect(linkIn(mail))).toEqual({ next: 'done' })
    expect(await codeOf(auth.completeRedirect(linkIn(mail)))).toBe('auth/bad-credentials')
    expect(await signIn((await world.connect()).ports.auth)).toEqual({ next: 'done' })
  })

  it('has an hour for it, and is mailed again on signing up again or asking for a link', async () => {
    const { auth } = (await world.connect()).ports
    await auth.signUp(ANA)
    const old = linkIn(await mails.mailTo(ANA.email))
    await world.advance(HOUR_MS + 1000)
    expect(await codeOf(auth.completeRedirect(old))).toBe('auth/bad-credentials')
    await auth.signUp(ANA)
    await mails.mailTo(ANA.email, 2)
    await auth.signIn({ method: 'magic-link', email: ANA.email })
    const mail = await mails.mailTo(ANA.email, 3)
    expect(mail.subject).toBe('Confirm your e-mail address')
    expect(await auth.completeRedirect(linkIn(mail))).toEqual({ next: 'done' })
    expect(await codeOf(auth.completeRedirect(linkIn(mails.asked[1] ?? mail)))).toBe('auth/bad-credentials')
  })

  it('learns nothing of whether the address has an account, whose owner is mailed a link to sign in', async () => {
    await proven()
    const { auth } = (await world.connect()).ports
    const step = await auth.signUp({ ...ANA, password: 'another password' })
    expect(step).toEqual({ next: 'check-inbox', email: ANA.email })
    expect((await mails.mailTo(ANA.email, 2)).subject).toBe('Sign in to Portside')
    expect(await codeOf(signIn(auth, 'another password'))).toBe('auth/bad-credentials')
  })

  it('cannot choose the password of somebody who proves the same address', async () => {
    const [thief, owner] = [(await world.connect()).ports.auth, (await world.connect()).ports.auth]
    await owner.signUp(ANA)
    await thief.signUp({ ...ANA, password: 'the password of a thief' })
    await mails.mailTo(ANA.email, 2)
    // Both mails look the same.
    expect(await owner.completeRedirect(linkIn(mails.asked[0] as never))).toEqual({ next: 'done' })
    const session = await firstValueFrom(owner.session$.pipe(filter(({ status }) => status === 'signed-in')))
    // Which leads to where a password is chosen.
    expect(session).toMatchObject({ recovery: true })
    expect([await codeOf(signIn(thief, 'the password of a thief')), await codeOf(signIn(thief))]).toEqual([
      'auth/bad-credentials',
      'auth/bad-credentials',
    ])
    await owner.changePassword(PASSWORD)
    expect(await signIn((await world.connect()).ports.auth)).toEqual({ next: 'done' })
  })

  it('is told when no mail could be sent, and has not signed up', async () => {
    const { auth } = (await world.connect()).ports
    const codes: (string | null)[] = []
    for (const status of [401, 422, 503]) {
      mails.answerWith(status)
      codes.push(await codeOf(auth.signUp({ ...ANA, email: `ana${status}@example.com` })))
    }
    expect(codes).toEqual(['backend/not-configured', 'record/invalid', 'net/unavailable'])
    expect(await codeOf(signIn(auth, PASSWORD, 'ana503@example.com'))).toBe('auth/bad-credentials')
    mails.answerWith(200)
    expect(await auth.signUp({ ...ANA, email: 'ana503@example.com' })).toMatchObject({ next: 'check-inbox' })
  })

  it('waits for a service that does not answer no longer than a few seconds, while others come in', async () => {
    await proven()
    mails.answerWith('never')
    const waiting = codeOf((await world.connect()).ports.auth.signUp({ ...ANA, email: 'eva@example.com' }))
    await mails.mailTo('eva@example.com')
    const others = (await world.connect()).ports.auth
    expect(await signIn(others)).toEqual({ next: 'done' })
    await others.requestPasswordReset(ANA.email)
    expect(await waiting).toBe('net/timeout')
  })

  it('is mailed five times an hour at most', async () => {
    const { auth } = (await world.connect()).ports
    const codes = []
    for (let count = 0; count < 6; count += 1) codes.push(await codeOf(auth.signUp(ANA)))
    expect(codes).toEqual([null, null, null, null, null, 'net/throttled'])
  })

  it('reads the mail in the language of their browser', async () => {
    const headers = { 'content-type': 'application/json', origin: worker.url, 'accept-language': 'fr-CH, de;q=0.7' }
    await fetch(`${worker.url}/api/auth/sign-up`, { method: 'POST', headers, body: JSON.stringify(ANA) })
    expect((await mails.mailTo(ANA.email)).subject).toBe('Bestätige deine E-Mail-Adresse')
  })
})

describe('what opens an account', () => {
  it('is in the mail, and nowhere in what is kept', async () => {
    const { client } = await proven()
    const { auth } = client.ports
    await auth.signUp({ ...ANA, email: 'eva@example.com' })
    await auth.requestPasswordReset(ANA.email)
    await auth.signIn({ method: 'magic-link', email: ANA.email })
    await mails.mailTo(ANA.email, 3)
    const tokens = mails.asked.map((mail) => linkIn(mail).searchParams.get('token') ?? '')
    const kept = readdirSync(worker.data, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name)))
    expect({
      tokens: tokens.filter((token) => /^[0-9a-f]{64}$/.test(token)).length,
      // So that it is known to look at the right place.
      hasAddress: kept.some((bytes) => bytes.includes('eva@example.com')),
      hasTokens: kept.some((bytes) => tokens.some((token) => bytes.includes(token))),
    }).toEqual({ tokens: 4, hasAddress: true, hasTokens: false })
  })

  it('is sent to nobody without an account, and the answer is the same when it could not be sent', async () => {
    const { client } = await proven()
    const { auth } = client.ports
    mails.answerWith(503)
    await auth.requestPasswordReset(ANA.email)
    await auth.requestPasswordReset('nobody@example.com')
    await mails.mailTo(ANA.email, 2)
    expect(mails.countTo('nobody@example.com')).toBe(0)
  })
})

async function proven(): Promise<{ readonly client: Client }> {
  const client = await world.connect()
  await client.ports.auth.signUp(ANA)
  await client.ports.auth.completeRedirect(linkIn(await mails.mailTo(ANA.email)))
  return { client }
}

type Auth = Client['ports']['auth']

function signIn(auth: Auth, password = PASSWORD, email = ANA.email) {
  return auth.signIn({ method: 'password', email, password })
}

/** What it is refused with; `null`: it is not. */
function codeOf(call: Promise<unknown>): Promise<string | null> {
  return call.then(
    () => null,
    (error: unknown) => (isPortError(error) ? error.code : String(error)),
  )
}
