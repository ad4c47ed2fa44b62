import { expect, test } from 'vitest'
import { openReplica } from '../../../src/adapters/replica/open-replica'
import type { ReplicaDisks } from '../../../src/adapters/replica/disk/replica-disks'
import { commit, person } from '../../contracts/acts'
import { Listener } from '../../harness/listener'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { MemoryDevice } from '../../support/replica/memory-device'

test('a write is listed as waiting once the disk has it, and not before', async () => {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const owner = await stage.as('owner')
  const { disks, tabs } = new MemoryDevice().openTab()
  const busy = busyDisks(disks)
  const replica = openReplica({ ports: owner.ports, runtime: new LeapingRuntime(), disks: busy.disks, tabs, backend: 'here' })
  const state = new Listener(replica.sync.state(owner.workspaceId), 10_000)
  const outbox = new Listener(replica.sync.outbox(owner.workspaceId), 10_000)
  const people = new Listener(replica.ports.records.watch('people', { workspaceId: owner.workspaceId, limit: 10 }), 10_000)
  await state.until(({ phase }) => phase.kind === 'whole')
  owner.connection.cut()
  const goOn = busy.begin()

  const written = commit(stage, { ...owner, ports: replica.ports }, [person(world)])
  await people.until(({ value }) => value.items.length === 1)
  expect(outbox.latest).toEqual([])
  expect(state.latest).toMatchObject({ waiting: 0 })

  goOn()
  await written
  await outbox.until((works) => works.length === 1)
  await state.until(({ waiting }) => waiting === 1)
  for (const listener of [state, outbox, people]) listener.stop()
  await replica.close()
  await world.close()
})

/** From `begin` until it is called off, nothing gets to the disk. */
function busyDisks(disks: ReplicaDisks) {
  let idle = Promise.resolve()
  const disk: ReplicaDisks['disk'] = (address) => {
    const made = disks.disk(address)
    const write = made.write.bind(made)
    return Object.assign(made, { write: async (...step: Parameters<typeof write>) => idle.then(() => write(...step)) })
  }
  const begin = () => {
    let goOn = (): void => undefined
    idle = new Promise((resolve) => (goOn = resolve))
    return goOn
  }
  return { disks: { ...disks, disk }, begin }
}
