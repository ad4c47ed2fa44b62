import { expect, test } from 'vitest'
import { openReplica } from '../../../src/adapters/replica/open-replica'
import { announced, commit, person } from '../../contracts/acts'
import { Listener } from '../../harness/listener'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { HastyRuntime } from '../../support/replica/hasty-runtime'
import { MemoryDevice } from '../../support/replica/memory-device'

test('a write is answered from this device while the server is silent, and sent once it answers', async () => {
  const { world, stage, owner, at, state, close } = await onDevice()
  owner.connection.stallOnce()
  const [outcome] = await commit(stage, at, [person(world)])
  expect(outcome).toMatchObject({ status: 'written', record: { firstName: 'Ada', version: expect.stringMatching(/^local:/) } })
  expect(state.latest).toMatchObject({ waiting: 1, refused: 0 })
  await close()
})

test('what refers to a record waits for it to be sent, however early its write was answered', async () => {
  const { stage, owner, at, close } = await onDevice(0)
  const target = await announced(stage, at)
  const sent = new Listener(at.ports.files.upload(target, new Blob(['bytes'])), 10_000)
  await expect.poll(() => sent.isComplete).toBe(true)
  expect((await owner.ports.files.download(target)).size).toBe(5)
  sent.stop()
  await close()
})

async function onDevice(answeredWithinMs?: number) {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const owner = await stage.as('owner')
  const { disks, tabs } = new MemoryDevice().openTab()
  const runtime = new HastyRuntime()
  const early = answeredWithinMs === undefined ? {} : { answeredWithinMs }
  const replica = openReplica({ ports: owner.ports, runtime, disks, tabs, backend: 'here', ...early })
  const state = new Listener(replica.sync.state(owner.workspaceId), 10_000)
  await state.until(({ phase }) => phase.kind === 'whole')
  const close = async (): Promise<void> => {
    state.stop()
    await replica.close()
    await world.close()
  }
  return { world, stage, owner, at: { ...owner, ports: replica.ports }, state, close }
}
