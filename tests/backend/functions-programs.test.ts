import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { signatureHeaders } from '../../src/domain/model/integrations/signature'
import { endLocalBackend, localBackend } from '../harness/local-backend'
import { commitAs } from './support/call-as'
import { call, caller, type Caller } from './support/function-caller'

const MAIL = [
  'From: Ada <ada@engine.example>',
  'To: sales@acme.example',
  'Subject: Ten looms',
  'Message-ID: <1@engine.example>',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: 8bit',
  '',
  'Können Sie zehn?',
].join('\r\n')

let backend: Backend
let owner: Caller
let workspaceId: string
let memberId: string

beforeAll(async () => {
  backend = await localBackend()
})
afterAll(endLocalBackend)
beforeEach(async () => {
  await backend.reset()
  owner = await caller(backend, 'owner@example.com')
  const input = { name: 'Looms', currency: 'EUR', country: 'DE', locale: 'en', timeZone: zoneWhereItIsSeven(), sample: false }
  const made = await call(backend, 'create-workspace', input, { by: owner })
  workspaceId = made.body.value?.['workspaceId'] ?? ''
  const [member] = await backend.sql`select id from public.members where workspace_id = ${workspaceId}`
  memberId = String(member?.['id'])
})

describe('a calendar program', () => {
  it('reads what the link’s member has to do, until the link is renewed', async () => {
    await write('tasks', { title: 'Call Ada', assignee_id: memberId, due_on: '2026-12-01' })
    const link = async (renew: boolean) =>
      (await call(backend, 'calendar-link', { workspaceId, renew }, { by: owner })).body.value?.['url'] ?? ''
    const url = await link(false)
    const answer = await fetch(url)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(await answer.text()).toContain('SUMMARY:Call Ada')
    const renewed = await link(true)
    const forged = renewed.replace(/[0-9a-f]{4}\.ics$/, '0000.ics')
    const statuses = await Promise.all([renewed, url, forged].map(async (each) => (await fetch(each)).status))
    expect(statuses).toEqual([200, 404, 404])
  })
})

describe('a mail service', () => {
  it('puts a signed mail on the timeline, byte for byte and once; an unsigned one nowhere', async () => {
    await write('people', { first_name: 'Ada', emails: [{ value: 'ada@engine.example', label: null, primary: true }] })
    const { body } = await call(backend, 'capture-address', { workspaceId, renew: false }, { by: owner })
    const { url = '', secret = '' } = body.value ?? {}
    const mail = new Uint8Array(Buffer.from(MAIL, 'latin1'))
    const message = { id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body: mail }
    const post = async (headers: Readonly<Record<string, string>>, sent = mail) =>
      (await fetch(url, { method: 'POST', headers, body: sent })).status
    const signed = await signatureHeaders(message, secret)
    const old = await signatureHeaders({ ...message, timestamp: message.timestamp - 3600 }, secret)
    const statuses = [
      await post(signed),
      await post(signed),
      await post(old),
      await post(signed, new Uint8Array([...mail, 33])),
      await post({ ...signed, 'webhook-signature': 'v1,x' }),
    ]
    expect(statuses).toEqual([200, 200, 401, 401, 401])
    const notes = await backend.sql`select body, created_by from public.notes`
    expect(notes).toMatchObject([{ body: '**Ten looms**\n\nKönnen Sie zehn?', created_by: null }])
  })
})

describe('a schedule with the secret key', () => {
  it('delivers to the webhooks of every workspace', async () => {
    await write('webhooks', { url: backend.hooks.url, events: ['created'] })
    await write('people', { first_name: 'Ada' })
    // What is younger than a second waits for commits of the same moment.
    await expect.poll(() => schedule('deliver-webhooks')).toMatchObject({ value: { delivered: 1 } })
    expect(backend.hooks.deliveries().map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(['created'])
  })

  it('mails what is due where it is seven in the morning', async () => {
    await write('tasks', { title: 'Call <Ada>', assignee_id: memberId, due_on: '2020-01-01' })
    expect(await schedule('daily-digest')).toMatchObject({ ok: true, value: { mailed: 1 } })
    expect(backend.mail.lastTo(owner.email)).toMatchObject({ subject: 'Due today in Looms: 1' })
    expect(backend.mail.lastTo(owner.email)?.text).toContain('Call <Ada>')
  })

  it('is nobody who only says so', async () => {
    const statuses = await Promise.all(
      ['deliver-webhooks', 'daily-digest'].map(async (name) => (await ask(name, `${backend.secretKey}x`)).status),
    )
    expect(statuses).toEqual([401, 401])
  })
})

function write(collection: string, data: object): Promise<unknown> {
  const mutations = [{ kind: 'create', collection, id: randomUUID(), data }]
  return commitAs(backend.sql, 'service_role', { workspaceId, mutationId: randomUUID(), via: 'function', mutations })
}

function ask(name: string, apikey: string): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/${name}`, { method: 'POST', headers: { apikey } })
}

async function schedule(name: string): Promise<unknown> {
  return (await ask(name, backend.secretKey)).json()
}

function zoneWhereItIsSeven(): string {
  const ahead = ((7 - new Date().getUTCHours() + 36) % 24) - 12
  // Their signs are the other way round (POSIX).
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
