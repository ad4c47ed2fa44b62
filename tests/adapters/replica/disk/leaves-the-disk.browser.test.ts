import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { IndexedDisks } from '../../../../src/adapters/replica/disk/indexed-disks'
import { openReplica } from '../../../../src/adapters/replica/open-replica'
import { webTabs } from '../../../../src/adapters/replica/tabs/web-tabs'
import { note, person, write } from '../../../contracts/acts'
import { Listener } from '../../../harness/listener'
import { LeapingRuntime } from '../../../harness/leaping-runtime'
import { memoryHarness } from '../../../harness/memory.harness'
import { newMutationId, openStage, type Actor } from '../../../harness/stage'
import { newId } from './disk-world'
import { databasesOfTest } from './indexed-world'

const NAME = 'Zerubbabel'
const PATIENCE_MS = 20_000

test.each([true, false])(
  'an erased person leaves every store of a device that was away, be their workspace looked at again (%s) or not',
  { timeout: 3 * PATIENCE_MS },
  async (isLookedAt) => {
    const world = await memoryHarness.open()
    const stage = await openStage(world)
    const owner = await stage.as('owner')
    const { workspaceId } = owner
    const backend = `erased ${newId()}`
    const ada = await write(stage, owner, person(world, { firstName: NAME, lastName: 'Shealtielson' }))
    await write(stage, owner, note(world, `Met ${NAME} Shealtielson at the fair`))

    const before = await device(owner, backend)
    const people = new Listener(before.ports.records.watch('people', { workspaceId, limit: 5 }), PATIENCE_MS)
    const timeline = new Listener(before.ports.records.watch('activities', { workspaceId, limit: 50 }), PATIENCE_MS)
    await before.whole()
    await timeline.until(({ value }) => value.items.length > 0)
    // Earlier versions lie in the journal.
    await write(stage, owner, { kind: 'update', collection: 'people', id: ada.id, patch: { jobTitle: 'Builder' }, expect: 'any' })
    await people.until(({ value }) => value.items.some(({ jobTitle }) => jobTitle === 'Builder'))
    for (const listener of [people, timeline]) listener.stop()
    await expect.poll(() => storesWith(backend, NAME), { timeout: PATIENCE_MS }).toContainEqual(expect.stringMatching(/journal$/))
    // What waits to be sent keeps what it was written upon.
    owner.connection.cut()
    const patch = { lifecycle: 'customer' } as const
    const change = { kind: 'update', collection: 'people', id: ada.id, patch, expect: 'any' } as const
    await before.ports.records.commit([change], { workspaceId, mutationId: newMutationId(world) })
    expect(await storesWith(backend, NAME)).toContainEqual(expect.stringMatching(/outbox$/))
    await before.close()
    owner.connection.restore()

    const input = { workspaceId, personId: ada.id }
    const erased = await owner.ports.functions.call('erase-person', input, { mutationId: newMutationId(world) })
    expect(erased).toMatchObject({ ok: true })
    const after = await device(await stage.elsewhere(owner), backend)
    if (isLookedAt) await after.whole()
    await expect
      .poll(async () => (await after.runtime.advance(7000), storesWith(backend, NAME)), { timeout: PATIENCE_MS })
      .toEqual([])
    await after.close()
    expect(await storesWith(backend, NAME)).toEqual([])
    await world.close()
  },
)

/** This browser as a device of that person, with nothing looked at. */
async function device({ ports, workspaceId }: Actor, backend: string) {
  const runtime = new LeapingRuntime()
  const replica = openReplica({ ports, runtime, backend, disks: new IndexedDisks(runtime), tabs: webTabs })
  return {
    ports: replica.ports,
    runtime,
    whole: async () => {
      const state = new Listener(replica.sync.state(workspaceId), PATIENCE_MS)
      await state.until(({ phase }) => phase.kind === 'whole')
      state.stop()
    },
    close: () => replica.close(),
  }
}

/** The stores of that backend's databases that contain the text, in keys or values. */
async function storesWith(backend: string, text: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of await databasesOfTest(backend)) {
    const db = await openDB(name)
    for (const store of db.objectStoreNames) {
      const [keys, values] = await Promise.all([db.getAllKeys(store), db.getAll(store)])
      if (JSON.stringify([keys, values]).includes(text)) found.push(`${name} ${store}`)
    }
    db.close()
  }
  return found
}
