import { expect, test } from 'vitest'
import { openReplica } from '../../../src/adapters/replica/open-replica'
import { person, write } from '../../contracts/acts'
import { Ear } from '../../harness/ear'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { MemoryDevice } from '../../support/replica/memory-device'

test('a session that is ended from elsewhere takes the copy with it, but for what was never sent', async () => {
  for (const unsent of [0, 1]) {
    const world = await memoryHarness.open()
    const stage = await openStage(world)
    const owner = await stage.as('owner')
    const lost = await stage.elsewhere(owner)
    const device = new MemoryDevice()
    const { disks, tabs } = device.openTab()
    const replica = openReplica({ ports: lost.ports, runtime: new LeapingRuntime(), disks, tabs, backend: 'here' })
    const at = { ...lost, ports: replica.ports }
    const session = new Ear(lost.ports.auth.session$, 10_000)
    const state = new Ear(replica.sync.state(lost.workspaceId), 10_000)
    await state.until(({ phase }) => phase.kind === 'whole')
    if (unsent > 0) {
      lost.line.cut()
      await write(stage, at, person(world))
      await state.until(({ waiting }) => waiting === 1)
    }
    const { user } = session.latest as { readonly user: { readonly id: typeof lost.workspaceId } }
    const place = { backend: 'here', userId: user.id }
    expect(await disks.places(place)).toHaveLength(1)
    await owner.ports.auth.signOut('everywhere')
    await session.until(({ status }) => status === 'signed-out')
    await expect.poll(() => disks.places(place)).toHaveLength(unsent)
    for (const ear of [session, state]) ear.stop()
    await replica.close()
    await world.close()
  }
})
