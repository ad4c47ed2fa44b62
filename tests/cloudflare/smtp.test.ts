import { afterAll, beforeAll, expect, it } from 'vitest'
import { catchMail } from '../../scripts/backend/mail-catcher.mjs'
import { openSmtpRelay, type SmtpRelay } from '../../scripts/cloudflare/smtp-relay.mjs'
import { cloudflareOn } from '../harness/cloudflare.harness'
import { type LocalWorker, openWorker } from '../harness/local-worker'
import { PASSWORD } from '../harness/stage'

/* A Worker on one's own machine, which mails by SMTP: here to a server that delivers nothing. */

let mails: Awaited<ReturnType<typeof catchMail>>
let relay: SmtpRelay
let worker: LocalWorker

beforeAll(async () => {
  mails = await catchMail()
  const settings = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mails.port), SMTP_FROM: 'Portside <mail@portside.example>' }
  relay = await openSmtpRelay(settings)
  worker = await openWorker([], { variables: relay.variables, mailAt: relay.address })
})
afterAll(async () => {
  await worker.close()
  relay.close()
  await mails.close()
})

it('proves an address by a mail that a server of the team sends', async () => {
  const world = await cloudflareOn(async () => worker).open()
  const { auth } = (await world.connect()).ports
  const ana = { email: 'ana@example.com', password: PASSWORD, name: 'Ana' }
  expect(await auth.signUp(ana)).toEqual({ next: 'check-inbox', email: ana.email })
  const mail = mails.lastTo(ana.email)
  expect(mail).toMatchObject({ subject: 'Confirm your e-mail address', from: expect.stringContaining('mail@portside.example') })
  expect(await auth.completeRedirect(new URL(mail?.links[0] ?? ''))).toEqual({ next: 'done' })
  await world.close()
})

it('hands on nothing for whoever lacks the key', async () => {
  mails.clear()
  const url = relay.variables['MAIL_URL'] ?? ''
  const body = JSON.stringify({ from: 'a@example.com', to: ['b@example.com'], subject: 'Hello', text: '', html: '' })
  for (const authorization of ['', 'Bearer', `Bearer ${'0'.repeat(64)}`]) {
    const answer = await fetch(url, { method: 'POST', headers: { authorization }, body })
    expect(answer.status).toBe(401)
  }
  expect(mails.mails()).toEqual([])
})

it('says that a mail server is away, and sends nothing', async () => {
  const away = await openSmtpRelay({ SMTP_HOST: '127.0.0.1', SMTP_PORT: '1', SMTP_FROM: 'mail@portside.example' })
  const { MAIL_URL = '', MAIL_KEY } = away.variables
  const body = JSON.stringify({ from: 'a@example.com', to: ['b@example.com'], subject: 'Hello', text: '', html: '' })
  const answer = await fetch(MAIL_URL, { method: 'POST', headers: { authorization: `Bearer ${MAIL_KEY}` }, body })
  expect(answer.status).toBe(503)
  away.close()
})
