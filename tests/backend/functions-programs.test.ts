import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { signatureHeaders } from '../../src/domain/model/integrations/signature'
import { endLocalBackend, localBackend } from '../harness/local-backend'
import { commitAs } from './support/call-as'
import { call, caller, type Caller } from './support/function-caller'

/** As the local backend's functions are set up. */
const RECEIVER = 'mx.portside.example'

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
    const proven = `Authentication-Results: ${RECEIVER}; spf=pass; dmarc=pass\r\n${MAIL}`
    const mail = new Uint8Array(Buffer.from(proven, 'latin1'))
    const message = { id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body: mail }
    const post = async (headers: Readonly<Record<string, string>>, sent = mail) =>
      (await fetch(url, { method: 'POST', headers, body: sent })).status
    const signed = await signatureHeaders(message, [secret])
    const old = await signatureHeaders({ ...message, timestamp: message.timestamp - 3600 }, [secret])
    const statuses = [
      await post(signed),
      await post(signed),
      await post(old),
      await post(signed, new Uint8Array([...mail, 33])),
      await post({ ...signed, 'webhook-signature': 'v1,x' }),
    ]
    expect(statuses).toEqual([200, 200, 401, 401, 401])
    const notes = await backend.sql`select body, created_by from public.notes`
    expect(notes).toMatchObject([
      { body: '**Ten looms**\n\nKönnen Sie zehn?\n\n(SPF pass, DKIM none, DMARC pass)', created_by: null },
    ])
  })
})

describe('a mail whose sender nobody proves', () => {
  const RESULTS = (said: string) => `Authentication-Results: ${RECEIVER}; ${said}\r\n`
  const deliver = async (mail: string, change: (headers: Record<string, string>) => Record<string, string> = (same) => same) => {
    const { body } = await call(backend, 'capture-address', { workspaceId, renew: false }, { by: owner })
    const { url = '', secret = '' } = body.value ?? {}
    const sent = new Uint8Array(Buffer.from(mail, 'latin1'))
    const headers = await signatureHeaders({ id: randomUUID(), timestamp: Math.floor(Date.now() / 1000), body: sent }, [secret])
    const answer = await fetch(url, { method: 'POST', headers: change({ ...headers }), body: sent })
    return [answer.status, answer.status === 200 ? ((await answer.json()) as { refusal?: string }).refusal : undefined]
  }
  const kept = async () => {
    const [row] = await backend.sql`select (select count(*)::int from public.notes) as notes,
      (select count(*)::int from public.files where subject is null and status = 'ready') as held`
    return row
  }
  beforeEach(() => write('people', { first_name: 'Ada', emails: [{ value: 'ada@engine.example', label: null, primary: true }] }))

  it.each([
    ['that its receiver says failed', () => RESULTS('dmarc=fail') + MAIL],
    ['that its receiver says nothing of', () => MAIL],
    ['that brings its own verdict', () => `${RESULTS('spf=fail; dmarc=fail')}${RESULTS('dmarc=pass')}${MAIL}`],
    ['that another server vouches for', () => `Authentication-Results: mx.evil.example; dmarc=pass\r\n${MAIL}`],
    ['that has two senders', () => RESULTS('dmarc=pass') + MAIL.replace('To: sales', 'From: x@evil.example\r\nTo: sales')],
  ])('is kept aside and on no timeline: one %s', async (_, mail) => {
    expect([await deliver(mail()), await deliver(mail()), await kept()]).toEqual([
      [200, 'mail-held'],
      [200, 'mail-held'],
      { notes: 0, held: 1 },
    ])
    const lines = await backend.sql`select subjects from public.activities where object_collection = 'notes'`
    expect(lines).toEqual([])
  })

  it('is put on the timeline by somebody, whole', async () => {
    const mail = RESULTS('dmarc=fail') + MAIL
    await deliver(mail)
    const message = Buffer.from(mail, 'latin1').toString('base64')
    expect((await call(backend, 'capture-email', { workspaceId, message }, { by: owner })).body).toMatchObject({ ok: true })
    expect(await kept()).toEqual({ notes: 1, held: 1 })
  })

  it('is read only once all else about it is right', async () => {
    const strange = { 'webhook-signature': 'v1,none' }
    expect([
      await deliver(MAIL, (headers) => ({ ...headers, ...strange })),
      await deliver(MAIL, (headers) => ({ ...headers, 'webhook-timestamp': '1' })),
      await deliver(MAIL, (headers) => ({ ...headers, 'webhook-id': 'x'.repeat(300) })),
    ]).toEqual([
      [401, undefined],
      [401, undefined],
      [401, undefined],
    ])
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

  it('tells each line once, however many runs overlap', async () => {
    await write('webhooks', { url: backend.hooks.url, events: ['created'] })
    await write('companies', ...Array.from({ length: 100 }, (_, at) => ({ name: `Loom ${at}` })))
    const run = async () => (await Promise.all(Array.from({ length: 4 }, () => schedule('deliver-webhooks')))).length
    await expect.poll(async () => (await run()) && backend.hooks.deliveries().length).toBe(100)
    await run()
    const ids = backend.hooks.deliveries().map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([100, 100])
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

function write(collection: string, ...records: readonly object[]): Promise<unknown> {
  const mutations = records.map((data) => ({ kind: 'create', collection, id: randomUUID(), data }))
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
