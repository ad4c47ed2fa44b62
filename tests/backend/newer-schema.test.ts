import { afterEach, beforeEach, expect, test } from 'vitest'
import { openReplica } from '../../src/adapters/replica/open-replica'
import { SCHEMA_VERSION } from '../../src/adapters/supabase/schema-version'
import { newMutationId, openStage, type Actor } from '../harness/stage'
import type { World } from '../harness/harness'
import { Listener } from '../harness/listener'
import { LeapingRuntime } from '../harness/leaping-runtime'
import { supabaseHarness } from '../harness/supabase.harness'
import { MemoryDevice } from '../support/replica/memory-device'

const PATIENCE_MS = 40_000
const OUTDATED = {
  status: 'offline',
  cause: { code: 'backend/schema-mismatch', details: { expected: SCHEMA_VERSION, found: String(Number(SCHEMA_VERSION) + 1) } },
}

let world: World
let owner: Actor

beforeEach(async () => {
  world = await supabaseHarness.open()
  owner = await (await openStage(world)).as('owner')
})

afterEach(async () => {
  const left = await world.close()
  if (left.length > 0) throw new Error(`left behind: ${left.join()}`)
})

test('a tab that is older than the tables by now writes nothing, says so, and goes on once they fit', async () => {
  const { workspaceId, ports } = owner
  const connection = new Listener(ports.events.connection$, PATIENCE_MS)
  const id = world.newId()
  const create = [{ kind: 'create', collection: 'tags', id, data: { name: 'Oars', colour: 'red' } }] as const
  const options = { workspaceId, mutationId: newMutationId(world) }
  await world.setSchema('newer')
  await expect(ports.records.commit(create, options)).rejects.toMatchObject({ code: 'backend/schema-mismatch' })
  expect(await connection.until(({ status }) => status === 'offline')).toMatchObject(OUTDATED)
  await world.setSchema('ours')
  await connection.until(({ status }) => status === 'online')
  expect(await ports.records.get('tags', id)).toBeNull()
  expect(await ports.records.commit(create, options)).toMatchObject([{ status: 'written' }])
  connection.stop()
})

test('a tab that only watches is told by what it asks for', async () => {
  const { workspaceId, ports } = owner
  const connection = new Listener(ports.events.connection$, PATIENCE_MS)
  const live = new Listener(ports.records.watch('tags', { workspaceId, limit: 5 }), PATIENCE_MS)
  await live.until(({ freshness }) => freshness === 'live')
  await world.setSchema('newer')
  await world.adminWrite(workspaceId, [
    { kind: 'create', collection: 'tags', id: world.newId(), data: { name: 'Oars', colour: 'red' } },
  ])
  expect(await connection.until(({ status }) => status === 'offline')).toMatchObject(OUTDATED)
  await world.setSchema('ours')
  await connection.until(({ status }) => status === 'online')
  connection.stop()
  live.stop()
})

test('what is written meanwhile waits on the device, and is sent by itself', async () => {
  const { workspaceId, ports } = owner
  const runtime = new LeapingRuntime()
  const { disks, tabs } = new MemoryDevice().openTab()
  const replica = openReplica({ ports, runtime, disks, tabs, backend: 'here' })
  const state = new Listener(replica.sync.state(workspaceId), PATIENCE_MS)
  await state.until(({ phase }) => phase.kind === 'whole')
  const connection = new Listener(ports.events.connection$, PATIENCE_MS)
  await world.setSchema('newer')
  await world.adminWrite(workspaceId, [
    { kind: 'create', collection: 'tags', id: world.newId(), data: { name: 'Sails', colour: 'red' } },
  ])
  await connection.until(({ status }) => status === 'offline')
  const id = world.newId()
  const create = [{ kind: 'create', collection: 'tags', id, data: { name: 'Oars', colour: 'red' } }] as const
  await replica.ports.records.commit(create, { workspaceId, mutationId: newMutationId(world) })
  await state.until(({ waiting }) => waiting === 1)
  await world.setSchema('ours')
  await state.until(({ waiting, refused }) => waiting === 0 && refused === 0)
  expect(await ports.records.get('tags', id)).toMatchObject({ name: 'Oars' })
  state.stop()
  connection.stop()
  await replica.close()
})

test('the first that is written in a tab that had idled meanwhile is taken, waits on the device, and is sent by itself', async () => {
  const { workspaceId, ports } = owner
  const { disks, tabs } = new MemoryDevice().openTab()
  const replica = openReplica({ ports, runtime: new LeapingRuntime(), disks, tabs, backend: 'here' })
  const state = new Listener(replica.sync.state(workspaceId), PATIENCE_MS)
  await state.until(({ phase }) => phase.kind === 'whole')
  const connection = new Listener(ports.events.connection$, PATIENCE_MS)
  await connection.until(({ status }) => status === 'online')
  await world.setSchema('newer')
  const id = world.newId()
  const create = [{ kind: 'create', collection: 'tags', id, data: { name: 'Oars', colour: 'red' } }] as const

  const outcomes = await replica.ports.records.commit(create, { workspaceId, mutationId: newMutationId(world) })

  expect(outcomes).toMatchObject([{ status: 'written', record: { name: 'Oars' } }])
  expect(await connection.until(({ status }) => status === 'offline')).toMatchObject(OUTDATED)
  expect(await state.until(({ waiting }) => waiting === 1)).toMatchObject({ refused: 0 })
  await world.setSchema('ours')
  await state.until(({ waiting, refused }) => waiting === 0 && refused === 0)
  expect(await ports.records.get('tags', id)).toMatchObject({ name: 'Oars' })
  state.stop()
  connection.stop()
  await replica.close()
})
