import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { mintToken } from '../../scripts/backend/claims.mjs'
import { startBackend, type Backend } from '../../scripts/backend/start-backend.mjs'
import type { Supabase } from '../../src/adapters/supabase/client'
import { vendorError } from '../../src/adapters/supabase/errors'
import type { Topic } from '../../src/adapters/supabase/topics/topic'
import { Topics } from '../../src/adapters/supabase/topics/topics'
import { Ear } from '../harness/ear'
import { LeapingRuntime } from '../harness/leaping-runtime'
import { Wire } from '../harness/wire'
import { insertMember, insertWorkspace, type TeamMember } from './support/team'

let backend: Backend
let member: TeamMember
let outsider: TeamMember
const [ours, theirs] = [randomUUID(), randomUUID()]
const room = `ws:${ours}:room:workspace`

beforeAll(async () => {
  backend = await startBackend({ functions: false })
  await insertWorkspace(backend.sql, ours)
  await insertWorkspace(backend.sql, theirs)
  member = await insertMember(backend.sql, { workspace_id: ours, role: 'member' })
  outsider = await insertMember(backend.sql, { workspace_id: theirs, role: 'owner' })
})

afterAll(() => backend.close())

/** A tab of somebody, whose token is good for as long as the test says. */
class Tab {
  readonly runtime = new LeapingRuntime()
  readonly wire = new Wire()
  readonly connectionId = this.runtime.newId()
  readonly client
  readonly topics
  lifeSeconds = 3600

  constructor({ claims }: TeamMember) {
    this.client = createClient(backend.url, backend.publishableKey, {
      accessToken: async () => mintToken(claims, { lifeSeconds: this.lifeSeconds }),
      realtime: { transport: this.wire.transport as typeof WebSocket },
    })
    const supabase: Supabase = { client: this.client, portError: vendorError }
    this.topics = new Topics({ backend: supabase, runtime: this.runtime, connectionId: this.connectionId })
  }

  use(name = room): Ear<Topic> {
    return new Ear(this.topics.use(name), 10_000)
  }
}

const tabs: Tab[] = []
beforeEach(() => tabs.splice(0))
function open(who: TeamMember): Tab {
  const tab = new Tab(who)
  tabs.push(tab)
  return tab
}

afterEach(async () => {
  for (const { topics, client, wire, runtime } of tabs) {
    topics.close()
    await client.removeAllChannels()
    const left = [...(await wire.end()), ...(runtime.dueTasks > 0 ? ['timers'] : [])]
    if (left.length > 0) throw new Error(`left behind: ${left.join()}`)
  }
})

/** Listens to one of the streams of the topic. */
function hear<T>(ear: Ear<Topic>, stream: (topic: Topic) => Parameters<typeof listen<T>>[0]): Ear<T> {
  if (ear.latest === undefined) throw new Error('there is no topic')
  return listen(stream(ear.latest))
}
function listen<T>(stream$: ConstructorParameters<typeof Ear<T>>[0]): Ear<T> {
  return new Ear(stream$, 10_000)
}

test('a topic is joined once, however many use it, and left with the last', async () => {
  const tab = open(member)
  const [one, other] = [tab.use(), tab.use()]
  await hear(one, ({ isJoined$ }) => isJoined$).until((isJoined) => isJoined)
  expect([one.latest === other.latest, tab.client.getChannels().length]).toEqual([true, 1])
  one.stop()
  expect(tab.client.getChannels()).toHaveLength(1)
  other.stop()
  await expect.poll(() => tab.client.getChannels().length).toBe(0)
})

test('who leaves and comes back at once is let in again', async () => {
  const tab = open(member)
  const first = tab.use()
  await hear(first, ({ isJoined$ }) => isJoined$).until((isJoined) => isJoined)
  first.stop()
  const again = tab.use()
  await hear(again, ({ isJoined$ }) => isJoined$).until((isJoined) => isJoined)
  expect(again.latest).not.toBe(first.latest)
})

test('who may not come in is told, and another user of the tab as well', async () => {
  const tab = open(outsider)
  const [one, other] = [tab.use(), tab.use()]
  for (const ear of [one, other]) expect(await ear.failure()).toMatchObject({ code: 'access/denied' })
  await expect.poll(() => tab.client.getChannels().length).toBe(0)
})

test('who was put out because a token ran out comes back with a new one, once, and is present again', async () => {
  const [tab, watcher] = [open(member), open(member)]
  const sees = hear(watcher.use(), ({ presences$ }) => presences$)
  await sees.times(1)
  tab.lifeSeconds = 2
  const ear = tab.use()
  const joined = hear(ear, ({ isJoined$ }) => isJoined$)
  await joined.until((isJoined) => isJoined)
  ear.latest?.announce({ here: 'I am' })
  await sees.until((present) => present.has(tab.connectionId), 'the first time')
  tab.lifeSeconds = 3600
  await joined.until((isJoined) => !isJoined, 'out')
  await sees.until((present) => !present.has(tab.connectionId), 'gone')
  await joined.until((isJoined) => isJoined, 'in again')
  await sees.until((present) => present.has(tab.connectionId), 'back')
  await tab.runtime.advance(60_000)
  expect(joined.heard).toEqual([false, true, false, true])
})

test('a line that breaks is waited out', async () => {
  const tab = open(member)
  const joined = hear(tab.use(), ({ isJoined$ }) => isJoined$)
  await joined.until((isJoined) => isJoined)
  tab.wire.cut()
  await joined.until((isJoined) => !isJoined, 'out')
  tab.wire.restore()
  await joined.until((isJoined) => isJoined, 'in again')
  expect(joined.heard).toEqual([false, true, false, true])
})
