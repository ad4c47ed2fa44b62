import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import type { Topic } from '../../src/adapters/supabase/topics/topic'
import { Listener } from '../harness/listener'
import { Tab } from './support/tab'
import { insertMember, insertWorkspace, type TeamMember } from './support/team'
import { openBackend } from '../harness/local-backend'

let backend: Backend
let member: TeamMember
let outsider: TeamMember
const [ours, theirs] = [randomUUID(), randomUUID()]
const room = `ws:${ours}:room:workspace`

beforeAll(async () => {
  backend = await openBackend({ functions: false })
  await insertWorkspace(backend.sql, ours)
  await insertWorkspace(backend.sql, theirs)
  member = await insertMember(backend.sql, { workspace_id: ours, role: 'member' })
  outsider = await insertMember(backend.sql, { workspace_id: theirs, role: 'owner' })
})

afterAll(() => backend.close())

const tabs: Tab[] = []
beforeEach(() => tabs.splice(0))
function open(who: TeamMember): Tab {
  const tab = new Tab(backend, who)
  tabs.push(tab)
  return tab
}
function use(tab: Tab): Listener<Topic> {
  return new Listener(tab.topics.use(room), 10_000)
}

afterEach(async () => {
  for (const tab of tabs) {
    const left = await tab.close()
    if (left.length > 0) throw new Error(`left behind: ${left.join()}`)
  }
})

/** Listens to one of the streams of the topic. */
function receive<T>(listener: Listener<Topic>, stream: (topic: Topic) => Parameters<typeof listen<T>>[0]): Listener<T> {
  if (listener.latest === undefined) throw new Error('there is no topic')
  return listen(stream(listener.latest))
}
function listen<T>(stream$: ConstructorParameters<typeof Listener<T>>[0]): Listener<T> {
  return new Listener(stream$, 10_000)
}

test('a topic is joined once, however many use it, and left with the last', async () => {
  const tab = open(member)
  const [one, other] = [use(tab), use(tab)]
  await receive(one, ({ isJoined$ }) => isJoined$).until((isJoined) => isJoined)
  expect([one.latest === other.latest, tab.supabase.client.getChannels().length]).toEqual([true, 1])
  one.stop()
  expect(tab.supabase.client.getChannels()).toHaveLength(1)
  other.stop()
  await expect.poll(() => tab.supabase.client.getChannels().length).toBe(0)
})

test('who leaves and comes back at once is let in again', async () => {
  const tab = open(member)
  const first = use(tab)
  await receive(first, ({ isJoined$ }) => isJoined$).until((isJoined) => isJoined)
  first.stop()
  const again = use(tab)
  await receive(again, ({ isJoined$ }) => isJoined$).until((isJoined) => isJoined)
  expect(again.latest).not.toBe(first.latest)
})

test('who may not come in is told, and another user of the tab as well', async () => {
  const tab = open(outsider)
  const [one, other] = [use(tab), use(tab)]
  for (const listener of [one, other]) expect(await listener.failure()).toMatchObject({ code: 'access/denied' })
  await expect.poll(() => tab.supabase.client.getChannels().length).toBe(0)
})

test('who was put out because a token ran out comes back with a new one, once, and is present again', async () => {
  const [tab, watcher] = [open(member), open(member)]
  const sees = receive(use(watcher), ({ presences$ }) => presences$)
  await sees.times(1)
  tab.lifeSeconds = 2
  const listener = use(tab)
  const joined = receive(listener, ({ isJoined$ }) => isJoined$)
  await joined.until((isJoined) => isJoined)
  listener.latest?.announce({}, { here: 'I am' })
  await sees.until((present) => present.has(tab.connectionId), 'the first time')
  tab.lifeSeconds = 3600
  await joined.until((isJoined) => !isJoined, 'out')
  await sees.until((present) => !present.has(tab.connectionId), 'gone')
  await joined.until((isJoined) => isJoined, 'in again')
  await sees.until((present) => present.has(tab.connectionId), 'back')
  await tab.runtime.advance(60_000)
  expect(joined.received).toEqual([false, true, false, true])
})

test('a connection that breaks is waited out', async () => {
  const tab = open(member)
  const joined = receive(use(tab), ({ isJoined$ }) => isJoined$)
  await joined.until((isJoined) => isJoined)
  tab.wire.cut()
  await joined.until((isJoined) => !isJoined, 'out')
  tab.wire.restore()
  await joined.until((isJoined) => isJoined, 'in again')
  expect(joined.received).toEqual([false, true, false, true])
})
