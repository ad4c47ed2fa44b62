import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type RealtimeChannel, type SupabaseClient, type WebSocketLikeConstructor } from '@supabase/supabase-js'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { mintToken } from '../../scripts/backend/claims.mjs'
import { startCluster, SUPERUSER } from '../../scripts/backend/cluster.mjs'
import { KEYS } from '../../scripts/backend/keys.mjs'
import { openRealtime, type Realtime } from '../../scripts/backend/realtime/realtime.mjs'
import { messagesOn, joined, statesOf, statusOf } from './support/channels'

const BACKEND = new URL('../../scripts/backend/', import.meta.url)
// Its type of the address leaves no room for the one that is used.
const TRANSPORT = WebSocket as unknown as WebSocketLikeConstructor

const [ANN, BOB] = [randomUUID(), randomUUID()]
let cluster: Awaited<ReturnType<typeof startCluster>>
let sql: postgres.Sql
let realtime: Realtime
let server: Server
let url: string
const clients: SupabaseClient[] = []

beforeAll(async () => {
  cluster = await startCluster()
  const databaseUrl = cluster.urlOf('postgres', SUPERUSER)
  sql = postgres(databaseUrl, { onnotice: () => undefined })
  for (const file of ['platform.sql', 'realtime/realtime.sql']) await sql.file(new URL(file, BACKEND).pathname).simple()
  await sql.unsafe(MEMBERS_POLICIES).simple()
  realtime = await openRealtime({ databaseUrl, log: (line) => expect.fail(line) })
  server = createServer((request, response) => void realtime.handle(request, response))
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()))
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await realtime.close()
  await sql.end()
  await cluster.close()
})

/** Members of a topic read it; those who may write also send to it. */
const MEMBERS_POLICIES = `
  create table public.members (topic text, user_id uuid, writes boolean);
  grant select on public.members to authenticated;
  create policy listen on realtime.messages for select to authenticated using (
    exists (select from public.members where topic = (select realtime.topic()) and user_id = auth.uid()));
  create policy speak on realtime.messages for insert to authenticated with check (
    exists (select from public.members where topic = (select realtime.topic()) and user_id = auth.uid() and writes));
`

test('a private topic is for those whom the policy lets in', async () => {
  const topic = await topicOf([ANN, true])
  await joined(as(ANN).channel(topic, { config: { private: true } }))
  const refused = /Unauthorized: You do not have permissions to read from this Channel topic/
  await expect(joined(as(BOB).channel(topic, { config: { private: true } }))).rejects.toThrow(refused)
  await expect(joined(connect(null).channel(topic, { config: { private: true } }))).rejects.toThrow(refused)
})

test('a public topic of the same name is another room', async () => {
  const topic = await topicOf([ANN, true])
  const [inside, outside] = [as(ANN).channel(topic, { config: { private: true } }), as(BOB).channel(topic)]
  const [messagesInside, messagesOutside] = [messagesOn(inside), messagesOn(outside)]
  await Promise.all([joined(inside), joined(outside)])
  await sendFromDatabase(topic, 'commit', { n: 1 })
  await outside.send({ type: 'broadcast', event: 'said outside', payload: {} })
  await expect.poll(() => messagesInside).toHaveLength(1)
  await outside.httpSend('echo', {})
  await expect.poll(() => messagesOutside.map(({ event }) => event)).toEqual(['echo'])
  expect(messagesInside.map(({ event }) => event)).toEqual(['commit'])
})

test('what the database sends arrives once committed, in commit order, with its id', async () => {
  const topic = await topicOf([ANN, false])
  const channel = as(ANN).channel(topic, { config: { private: true } })
  const messages = messagesOn(channel)
  await joined(channel)
  const undone = new Error('rolled back')
  await sql
    .begin(async (tx) => {
      await tx`select realtime.send('{}', 'commit', ${topic}, true)`
      throw undone
    })
    .catch((error: unknown) => expect(error).toBe(undone))
  for (const n of [1, 2, 3]) await sendFromDatabase(topic, 'commit', { n, text: 'é😀' })
  await expect.poll(() => messages.map(({ payload }) => payload['n'])).toEqual([1, 2, 3])
  expect(messages[0]).toEqual({
    type: 'broadcast',
    event: 'commit',
    payload: { n: 1, text: 'é😀', id: expect.any(String) },
    meta: { id: messages[0]?.payload['id'] },
  })
})

test('a client hears others, itself only when it asks to, and is told that a message was taken', async () => {
  const topic = await topicOf([ANN, true], [BOB, true])
  const config = { private: true, broadcast: { self: true, ack: true } }
  const [ann, bob] = [as(ANN).channel(topic, { config }), as(BOB).channel(topic, { config: { private: true } })]
  const [toAnn, toBob] = [messagesOn(ann), messagesOn(bob)]
  await Promise.all([joined(ann), joined(bob)])
  expect(await ann.send({ type: 'broadcast', event: 'typing', payload: { field: 'é' } })).toBe('ok')
  await bob.send({ type: 'broadcast', event: 'typing', payload: { field: 'b' } })
  await expect.poll(() => toAnn.map(({ payload }) => payload['field'])).toEqual(['é', 'b'])
  expect(toBob.map(({ payload }) => payload['field'])).toEqual(['é'])
})

test('what the policy does not let a member say reaches nobody', async () => {
  const topic = await topicOf([ANN, true], [BOB, false])
  const [ann, bob] = [as(ANN), as(BOB)].map((client) => client.channel(topic, { config: { private: true } }))
  const messages = messagesOn(ann as RealtimeChannel)
  await Promise.all([joined(ann), joined(bob)])
  await bob?.send({ type: 'broadcast', event: 'forged', payload: {} })
  await expect(bob?.httpSend('forged', {})).rejects.toThrow('You do not have permissions to write')
  expect(await bob?.track({ here: true })).toBe('error')
  await as(ANN)
    .channel(topic, { config: { private: true } })
    .httpSend('real', {})
  await expect.poll(() => messages.map(({ event }) => event)).toEqual(['real'])
})

test('a list of messages over HTTP leaves out what may not be said', async () => {
  const topic = await topicOf([ANN, true])
  const channel = as(ANN).channel(topic, { config: { private: true } })
  const messages = messagesOn(channel)
  await joined(channel)
  const post = (headers: Readonly<Record<string, string>>, event: string) =>
    fetch(`${url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: KEYS.publishable, ...headers },
      body: JSON.stringify({ messages: [{ topic, event, payload: {}, private: true }] }),
    })
  const answers = [
    await post({ authorization: `Bearer ${tokenOf(BOB)}` }, 'forged'),
    await post({ apikey: KEYS.secret }, 'of a server'),
    await post({ authorization: 'Bearer nonsense' }, 'forged'),
  ]
  await expect.poll(() => messages.map(({ event }) => event)).toEqual(['of a server'])
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 401])
})

test('presence tells who is there, who comes, what changes and who goes', async () => {
  const topic = await topicOf([ANN, true], [BOB, true])
  const present = (client: SupabaseClient, key: string) =>
    client.channel(topic, { config: { private: true, presence: { key, enabled: true } } })
  const [annsClient, bobsClient] = [as(ANN), as(BOB)]
  const [ann, bob] = [present(annsClient, 'ann'), present(bobsClient, 'bob')]
  await joined(ann)
  expect(await ann.track({ at: 'home' })).toBe('ok')
  await joined(bob)
  await expect.poll(() => statesOf(bob)).toEqual({ ann: ['home'] })
  await bob.track({ at: 'deals' })
  await expect.poll(() => statesOf(ann)).toEqual({ ann: ['home'], bob: ['deals'] })
  await ann.track({ at: 'people' })
  await expect.poll(() => statesOf(bob)).toEqual({ ann: ['people'], bob: ['deals'] })
  await bob.untrack()
  await expect.poll(() => statesOf(ann)).toEqual({ ann: ['people'] })
  await bob.track({ at: 'home' })
  await expect.poll(() => statesOf(ann)).toEqual({ ann: ['people'], bob: ['home'] })
  await bobsClient.removeAllChannels()
  await expect.poll(() => statesOf(ann)).toEqual({ ann: ['people'] })
})

test('who announces too often is put out', async () => {
  const topic = await topicOf([ANN, true])
  const channel = as(ANN).channel(topic, { config: { private: true } })
  const states = await joined(channel)
  const answers = []
  for (const n of [1, 2, 3, 4, 5]) answers.push(await channel.track({ n }))
  void channel.track({ n: 6 })
  await expect.poll(() => states).toContain('CLOSED')
  expect(answers).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
})

test('an expired token opens nothing, and closes what it opened', async () => {
  const topic = await topicOf([ANN, true])
  const late = connect(tokenOf(ANN, -5))
  await expect(joined(late.channel(topic, { config: { private: true } }))).rejects.toThrow('expired')
  const { states, reported } = await joinedFor(topic, 1)
  await expect.poll(() => states).toContain('CLOSED')
  expect(reported).toEqual(['Token has expired'])
})

/** For as few seconds as the machine lets one come in at all. */
async function joinedFor(
  topic: string,
  seconds: number,
): Promise<{ readonly states: readonly string[]; readonly reported: readonly string[] }> {
  const channel = connect(tokenOf(ANN, seconds)).channel(topic, { config: { private: true } })
  const reported: string[] = []
  channel.on('system', {}, ({ message }: { readonly message: string }) => reported.push(message))
  const states = await joined(channel).catch(() => null)
  return states === null ? joinedFor(topic, seconds * 2) : { states, reported }
}

test('permission withdrawn ends the listening when the token is renewed', async () => {
  const topic = await topicOf([ANN, true])
  let token = tokenOf(ANN)
  const client = createClient(url, KEYS.publishable, { accessToken: async () => token, realtime: { transport: TRANSPORT } })
  clients.push(client)
  await client.realtime.setAuth()
  const channel = client.channel(topic, { config: { private: true } })
  const states = await joined(channel)
  token = tokenOf(ANN, 120)
  await client.realtime.setAuth()
  expect(await channel.track({ still: 'here' })).toBe('ok')
  await sql`delete from public.members where topic = ${topic}`
  token = tokenOf(ANN, 240)
  await client.realtime.setAuth()
  await expect.poll(() => states).toContain('CLOSED')
})

test('a connection carries a hundred channels, and no more', async () => {
  const client = as(ANN)
  await Promise.all(Array.from({ length: 100 }, (_, index) => joined(client.channel(`public ${index}`))))
  await expect(joined(client.channel('one more'))).rejects.toThrow('ChannelRateLimitReached')
})

test('where public access is switched off, a topic is private or none', async () => {
  const only = await openRealtime({ databaseUrl: cluster.urlOf('postgres', SUPERUSER), isPrivateOnly: true })
  const [handle, upgrade] = [realtime.handle, realtime.upgrade]
  Object.assign(realtime, { handle: only.handle, upgrade: only.upgrade })
  const topic = await topicOf([ANN, true])
  const channel = as(ANN).channel(topic, { config: { private: true } })
  await joined(channel)
  await expect(joined(as(BOB).channel(topic))).rejects.toThrow('PrivateOnly')
  await expect(as(BOB).channel('anything').httpSend('said', {})).rejects.toThrow('You do not have permissions to write')
  Object.assign(realtime, { handle, upgrade })
  await only.close()
})

test('a forged key or token opens no socket', async () => {
  const [head, body] = tokenOf(ANN).split('.')
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const tries = ['sb_publishable_other', `${head}.${body}.AAAA`, `${unsigned}.${body}.`, '']
  const statuses = await Promise.all(tries.map((key) => statusOf(`${url}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`)))
  expect(statuses).toEqual([401, 401, 401, 401])
})

test('clients of the older protocol are understood', async () => {
  const topic = await topicOf([ANN, true])
  const client = createClient(url, KEYS.publishable, {
    accessToken: async () => tokenOf(ANN),
    realtime: { transport: TRANSPORT, vsn: '1.0.0' },
  })
  clients.push(client)
  await client.realtime.setAuth()
  const channel = client.channel(topic, { config: { private: true } })
  const messages = messagesOn(channel)
  await joined(channel)
  await sendFromDatabase(topic, 'commit', { n: 1 })
  await expect.poll(() => messages).toHaveLength(1)
})

async function topicOf(...members: readonly (readonly [userId: string, writes: boolean])[]): Promise<string> {
  const topic = `room:${randomUUID()}`
  for (const [user_id, writes] of members) await sql`insert into public.members ${sql({ topic, user_id, writes })}`
  return topic
}

async function sendFromDatabase(topic: string, event: string, payload: postgres.JSONValue): Promise<void> {
  await sql`select realtime.send(${sql.json(payload)}, ${event}, ${topic}, true)`
}

function as(userId: string): SupabaseClient {
  return connect(tokenOf(userId))
}

function connect(token: string | null): SupabaseClient {
  const client = createClient(url, KEYS.publishable, {
    realtime: { transport: TRANSPORT },
    ...(token === null ? {} : { accessToken: async () => token }),
  })
  client.realtime.accessTokenValue = token
  clients.push(client)
  return client
}

function tokenOf(sub: string, lifeSeconds = 60): string {
  return mintToken({ sub, role: 'authenticated' }, { lifeSeconds })
}
