import { expect, test } from 'vitest'
import { openReplica } from '../../../src/adapters/replica/open-replica'
import { commit, person } from '../../contracts/acts'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { Listener } from '../../harness/listener'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { MemoryDevice } from '../../support/replica/memory-device'

test('a disk that never answers keeps nobody from their workspace while the server answers', async () => {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const owner = await stage.as('owner')
  await commit(stage, owner, [person(world)])
  const { disks, tabs } = new MemoryDevice().openTab()
  const silent = { ...disks, disk: (...at: Parameters<typeof disks.disk>) => Object.assign(disks.disk(...at), { open: never }) }
  const runtime = new LeapingRuntime()
  const replica = openReplica({ ports: owner.ports, runtime, disks: silent, tabs, backend: 'here' })
  const people = new Listener(replica.ports.records.watch('people', { workspaceId: owner.workspaceId, limit: 10 }), 10_000)

  await runtime.sleep(10_000)
  await people.until(({ value }) => value.items.length === 1)
  const [outcome] = await commit(stage, { ...owner, ports: replica.ports }, [person(world)])
  expect(outcome.status).toBe('written')
  people.stop()
  await replica.close()
  await world.close()
})

function never(): Promise<never> {
  return new Promise(() => undefined)
}
