import { deleteDB } from 'idb'
import { afterEach, expect, it, vi } from 'vitest'
import { KeptStore } from '../../../src/adapters/memory/persistence/kept-store'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { ended, entry, opened, addressIn } from '../replica/disk/disk-world'
import { indexedWorld } from '../replica/disk/indexed-world'

const name = `portside-test-${crypto.randomUUID()}`

afterEach(async () => {
  vi.restoreAllMocks()
  await deleteDB(name)
})

it('the browser is asked to keep the workspaces in it when the first is written, and once', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
  const store = await KeptStore.open(name, new LeapingRuntime())
  const before = persist.mock.calls.length

  await store.append({ entries: [], key: 'one', value: 1 })
  await store.append({ entries: [], key: 'two', value: 2 })

  expect([before, persist.mock.calls.length]).toEqual([0, 1])
  await store.close()
})

it('the browser is asked to keep a file that waits for a connection', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false)
  const world = indexedWorld(new LeapingRuntime())
  const disk = await opened(world, addressIn(world))
  const waits = entry(1)

  await disk.write({ outbox: { put: [waits] } }, new Map([[waits.mutationId, new Blob(['abc'])]]))

  expect(persist.mock.calls.length).toBe(1)
  await ended(world)
})

it('the browser is asked to keep what was promised and is not sent, and nothing that is on its way', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
  const world = indexedWorld(new LeapingRuntime())
  const disk = await opened(world, addressIn(world))

  await disk.write({ outbox: { put: [{ ...entry(1), isAwaited: true }] } })
  await disk.write({ outbox: { put: [{ ...entry(2), isAwaited: false, state: { kind: 'acknowledged', records: [] } }] } })
  const before = persist.mock.calls.length
  await disk.write({ outbox: { put: [{ ...entry(1), isAwaited: false }] } })
  await disk.write({ outbox: { put: [{ ...entry(3), isAwaited: false }] } })

  expect([before, persist.mock.calls.length]).toEqual([0, 1])
  await ended(world)
})
