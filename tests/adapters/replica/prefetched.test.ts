import { onTestFinished, expect, test } from 'vitest'
import { openReplica } from '../../../src/adapters/replica/open-replica'
import type { Prefetched } from '../../../src/adapters/shared/prefetched'
import { person, write } from '../../contracts/acts'
import { Listener } from '../../harness/listener'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { HastyRuntime } from '../../support/replica/hasty-runtime'
import { Line } from '../../support/replica/line'
import { MemoryDevice } from '../../support/replica/memory-device'

test('a device that holds nothing shows what the backend brought already, while the line is silent', async () => {
  const { people, workspace } = await onFreshDevice({ isSilent: true })
  expect(await people.until(() => true)).toMatchObject({ value: { items: [{ firstName: 'Ada' }] }, freshness: 'stale' })
  expect(await workspace.until(() => true)).toMatchObject({ value: { name: 'Brought' }, freshness: 'stale' })
})

test('and what is on the device, once it is', async () => {
  const { people, workspace } = await onFreshDevice({ isSilent: false })
  const shown = await people.until(({ freshness }) => freshness === 'live')
  expect(shown.value.items.map(({ firstName }) => firstName)).toEqual(['Ada', 'Bea'])
  expect((await workspace.until(({ freshness }) => freshness === 'live')).value?.name).not.toBe('Brought')
})

test('what was brought too late is not shown over what is on the device', async () => {
  let bring: () => void = () => undefined
  const arrives = new Promise<void>((resolve) => (bring = resolve))
  const { people } = await onFreshDevice({ isSilent: false, arrives })
  await people.until(({ freshness }) => freshness === 'live')
  bring()
  await arrives
  await Promise.resolve()
  expect(people.latest?.value.items).toHaveLength(2)
})

/** A device of a workspace of two people, of whom the backend has brought one. */
async function onFreshDevice({ isSilent, arrives = Promise.resolve() }: { isSilent: boolean; arrives?: Promise<void> }) {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const owner = await stage.as('owner')
  const { workspaceId } = owner
  const ada = await write(stage, owner, person(world, { firstName: 'Ada' }))
  await write(stage, owner, person(world, { firstName: 'Bea' }))
  const line = new Line()
  line.isSilent = isSilent
  const workspaceRow = { ...(await owner.ports.records.get('workspaces', workspaceId))!, name: 'Brought' }
  const prefetched: Prefetched = {
    page: async (collection) => arrives.then(() => (collection === 'people' ? { items: [ada], next: null, total: null } : null)),
    row: async (collection) => arrives.then(() => (collection === 'workspaces' ? workspaceRow : null)),
  }
  const { disks, tabs } = new MemoryDevice().openTab()
  const ports = line.before(owner.ports)
  const replica = openReplica({ ports, prefetched, runtime: new HastyRuntime(), disks, tabs, backend: 'here' })
  const orderBy = [{ field: 'firstName', direction: 'asc', empty: 'last' }] as const
  const people = new Listener(replica.ports.records.watch('people', { workspaceId, orderBy, limit: 10 }), 10_000)
  const workspace = new Listener(replica.ports.records.watchOne('workspaces', workspaceId), 10_000)
  onTestFinished(async () => {
    for (const listener of [people, workspace]) listener.stop()
    await replica.close()
    await world.close()
  })
  return { people, workspace }
}
