import { afterEach, beforeEach, expect, test } from 'vitest'
import { openReplica } from '../../../src/adapters/replica/open-replica'
import type { AnyRecord } from '../../../src/domain/model/records/collections'
import type { Ports } from '../../../src/ports/ports'
import type { RecordsPort } from '../../../src/ports/records.port'
import { commit, person, refusal, turn } from '../../contracts/acts'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { Listener } from '../../harness/listener'
import { memoryHarness } from '../../harness/memory.harness'
import type { World } from '../../harness/harness'
import { openStage, type Actor, type Stage } from '../../harness/stage'
import { MemoryDevice } from '../../support/replica/memory-device'

const PATIENCE_MS = 10_000
/** More than two pages. */
const PEOPLE = 1_250

let world: World
let stage: Stage
let owner: Actor
let made: readonly ReturnType<typeof person>[]

beforeEach(async () => {
  world = await memoryHarness.open()
  stage = await openStage(world)
  owner = await stage.as('owner')
  made = Array.from({ length: PEOPLE }, () => person(world))
  for (let from = 0; from < PEOPLE; from += 500) await commit(stage, owner, made.slice(from, from + 500))
})
afterEach(() => world.close())

test('a copy that was interrupted goes on where it was, and asks for nothing that came', async () => {
  const device = new MemoryDevice()
  const [first, second] = [device.openTab(), device.openTab()]
  const cut = answering(owner.ports, 2)
  const before = openReplica({ ports: cut.ports, runtime: new LeapingRuntime(), backend: 'here', ...first })
  const loading = new Listener(before.sync.state(owner.workspaceId), PATIENCE_MS)
  const seen = await loading.until(({ phase }) => phase.kind === 'loading' && phase.records > 500)
  expect(seen.phase).toMatchObject({ total: expect.toSatisfy((total: number) => total > PEOPLE) as number })
  // Its third answer never comes.
  await expect.poll(() => cut.asked()).toBe(3)
  loading.stop()
  first.die()

  const [early, late, changed] = [made[0]!, made.at(-1)!, made.at(-2)!]
  const patch = { lastName: 'Lovelace' }
  await commit(stage, owner, [turn('trash', 'people', early.id), turn('trash', 'people', late.id)])
  await commit(stage, owner, [turn('purge', 'people', early.id), turn('purge', 'people', late.id)])
  await commit(stage, owner, [{ kind: 'update', collection: 'people', id: changed.id, patch, expect: 'any' }, person(world)])

  const rest = answering(owner.ports, Infinity)
  const after = openReplica({ ports: rest.ports, runtime: new LeapingRuntime(), backend: 'here', ...second })
  const state = new Listener(after.sync.state(owner.workspaceId), PATIENCE_MS)
  await state.until(({ phase }) => phase.kind === 'whole')
  state.stop()
  owner.connection.cut()
  const query = { workspaceId: owner.workspaceId, limit: 500, count: 'exact' } as const
  const people = await after.ports.records.list('people', query)
  const one = await after.ports.records.get('people', changed.id)
  await after.close()
  await before.close()

  const again = rest.answered().filter(({ id }) => cut.answered().some((record) => record.id === id))
  expect({ again, total: people.total, lastName: one?.lastName }).toEqual({ again: [], total: PEOPLE - 1, lastName: 'Lovelace' })
})

test('while a copy is under way, what is complete is answered from it, live, and the rest by the server', async () => {
  const cut = answering(owner.ports, 1)
  const { disks, tabs } = new MemoryDevice().openTab()
  const replica = openReplica({ ports: cut.ports, runtime: new LeapingRuntime(), backend: 'here', disks, tabs })
  const { workspaceId } = owner
  const tags = new Listener(replica.ports.records.watch('tags', { workspaceId, limit: 50 }), PATIENCE_MS)
  const people = new Listener(replica.ports.records.watch('people', { workspaceId, limit: 50 }), PATIENCE_MS)
  await tags.until(({ freshness }) => freshness === 'live')
  await people.until(({ value }) => value.items.length === 50)
  await commit(stage, owner, [{ kind: 'create', collection: 'tags', id: world.newId(), data: { name: 'VIP' } }])
  await tags.until(({ value, freshness }) => freshness === 'live' && value.items.some(({ name }) => name === 'VIP'))
  for (const listener of [tags, people]) listener.stop()
  owner.connection.cut()
  const { records } = replica.ports
  expect((await records.list('tags', { workspaceId, limit: 50 })).items).toMatchObject([{ name: 'VIP' }])
  await refusal(records.list('people', { workspaceId, limit: 7 }), 'net/offline')
  await replica.close()
})

/** The ports of a backend whose answers to a copy are small and cease after so many, and what they were. */
function answering(ports: Ports, most: number) {
  let asked = 0
  const answered: AnyRecord[] = []
  const listEach: RecordsPort['listEach'] = async (collections, page, options) => {
    asked += 1
    if (asked > most) return new Promise(() => undefined)
    const pages = await ports.records.listEach(collections, { ...page, limit: Math.min(page.limit, 500) }, options)
    for (const { items } of pages.values()) answered.push(...items)
    return pages
  }
  const records: RecordsPort = Object.assign(Object.create(ports.records), { listEach })
  return { ports: { ...ports, records }, asked: () => asked, answered: () => answered }
}
