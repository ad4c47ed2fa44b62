import { expect, test } from 'vitest'
import { openReplica } from '../../../src/adapters/replica/open-replica'
import { person, write } from '../../contracts/acts'
import { Listener } from '../../harness/listener'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { MemoryDevice } from '../../support/replica/memory-device'

test('what a device has no room for the server answers, of the same list', async () => {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const owner = await stage.as('owner')
  for (let made = 0; made < 25; made += 1) await write(stage, owner, person(world))
  const { disks, tabs } = new MemoryDevice().openTab()
  const runtime = new LeapingRuntime()
  const replica = openReplica({ ports: owner.ports, runtime, disks, tabs, backend: 'here', mostRecords: 20 })
  const state = new Listener(replica.sync.state(owner.workspaceId), 10_000)
  expect(await state.until(({ phase }) => phase.kind !== 'loading')).toMatchObject({ phase: { kind: 'window' } })
  const query = { workspaceId: owner.workspaceId, limit: 30 } as const
  expect((await replica.ports.records.list('people', query)).items).toHaveLength(25)
  await write(stage, { ...owner, ports: replica.ports }, person(world))
  const shown = new Listener(replica.ports.records.watch('people', query), 10_000)
  await shown.until(({ value }) => value.items.length === 26)
  for (const listener of [state, shown]) listener.stop()
  await replica.close()
  await world.close()
})
