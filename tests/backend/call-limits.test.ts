import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { endLocalBackend, localBackend } from '../harness/local-backend'
import { call, caller, type Caller } from './support/function-caller'

const WORKSPACE = { name: 'Looms', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false }

let backend: Backend
let owner: Caller
let workspaceId: string

beforeAll(async () => {
  backend = await localBackend()
})
afterAll(endLocalBackend)
beforeEach(async () => {
  await backend.reset()
  owner = await caller(backend, 'owner@example.com')
  const { body } = await call(backend, 'create-workspace', WORKSPACE, { by: owner })
  workspaceId = body.value?.workspaceId ?? ''
})

it('calls made at once find no more room than there is', async () => {
  await made('calendar-link', { count: 59, ago: '1 second' })
  const { sql } = backend
  const begin = (on: typeof sql) => on`
    select private.function_begin(${owner.userId}, ${owner.sessionId}, gen_random_uuid(), 'calendar-link', '')`
  const second = await sql.begin(async (first) => {
    await begin(first as unknown as typeof sql)
    const other = refusal(begin(sql))
    await answeredOrWaiting(other)
    return { other }
  })
  expect(await second.other).toBe('net/throttled')
})

it('a restore that begins counts as a workspace that is made', async () => {
  await made('create-workspace', { count: 198, ago: '1 hour' })
  const begin = () => call(backend, 'import-bundle', { step: 'begin', workspaceId: randomUUID() }, { by: owner })
  expect([(await begin()).status, (await begin()).status]).toEqual([200, 429])
  expect((await call(backend, 'create-workspace', WORKSPACE, { by: owner })).status).toBe(429)
})

it('restores begun one after the other make no more workspaces in a minute than are made by themselves', async () => {
  const restore = async () => {
    const { body } = await call(backend, 'import-bundle', { step: 'begin', workspaceId: randomUUID() }, { by: owner })
    return body.ok === true
  }
  let begun = 0
  while (begun < 100 && (await restore())) begun += 1
  expect(begun).toBe(59)
})

it('an invitation that is sent again counts as one that is sent', async () => {
  await made('invite-member', { count: 100, ago: '1 hour' })
  await made('resend-invitation', { count: 100, ago: '1 hour' })
  const invite = call(backend, 'invite-member', { workspaceId, email: 'guest@example.com', role: 'member' }, { by: owner })
  expect((await invite).status).toBe(429)
  expect(backend.mail.mails()).toEqual([])
})

it('what is worked out anew under its key counts each time', async () => {
  await made('calendar-link', { count: 57, ago: '1 second' })
  const key = randomUUID()
  const statuses: number[] = []
  for (let again = 0; again < 5; again += 1)
    statuses.push((await call(backend, 'calendar-link', { workspaceId, renew: false }, { by: owner, key })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

it('a call that was answered is answered again, whatever the limit', async () => {
  const key = randomUUID()
  const first = await call(backend, 'create-workspace', WORKSPACE, { by: owner, key })
  await made('create-workspace', { count: 200, ago: '1 second' })
  expect(await call(backend, 'create-workspace', WORKSPACE, { by: owner, key })).toEqual(first)
})

it.each(['invite-member', 'resend-invitation', 'create-workspace', 'export-workspace', 'daily-digest'])(
  '%s is limited by the day for each person',
  async (name) => {
    const guest = await caller(backend, 'guest@example.com')
    await made(name, { count: 200, ago: '1 hour' })
    const input = { ...WORKSPACE, workspaceId, email: 'a@example.com', role: 'member', invitationId: randomUUID() }
    expect((await call(backend, name, input, { by: owner })).status).toBe(429)
    expect((await call(backend, name, input, { by: guest })).status).not.toBe(429)
  },
)

/** Calls of the owner's, as they are remembered. */
async function made(name: string, { count, ago }: { readonly count: number; readonly ago: string }): Promise<void> {
  await backend.sql`
    insert into private.function_calls (user_id, mutation_id, name, input_hash, started_at, leased_until)
    select ${owner.userId}, gen_random_uuid(), ${name}, '', private.clock() - ${ago}::interval, now()
    from generate_series(1, ${count}::int)`
}

async function answeredOrWaiting(answer: Promise<unknown>): Promise<void> {
  const now = { isAnswered: false }
  void answer.then(() => (now.isAnswered = true))
  const isWaiting = async () => (await backend.sql`select from pg_locks where not granted and locktype = 'advisory'`).length > 0
  while (!now.isAnswered && !(await isWaiting())) continue
}

async function refusal(asked: PromiseLike<unknown>): Promise<string | null> {
  return Promise.resolve(asked).then(
    () => null,
    (error: Error) => error.message,
  )
}
