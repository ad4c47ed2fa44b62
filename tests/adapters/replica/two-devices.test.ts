import { afterEach, expect, test } from 'vitest'
import { commit, person, write } from '../../contracts/acts'
import { Listener } from '../../harness/listener'
import type { World } from '../../harness/harness'
import { memoryHarness } from '../../harness/memory.harness'
import { replicaOver, syncOf } from '../../harness/replica.harness'
import { openStage, type Actor } from '../../harness/stage'

const worlds: World[] = []

afterEach(async () => {
  const left = await Promise.all(worlds.splice(0).map((world) => world.close()))
  if (left.flat().length > 0) throw new Error(`left open: ${left.flat().join(', ')}`)
})

test('two devices that were both offline come to the same, and a person decides where both wrote', async () => {
  const world = await replicaOver(memoryHarness).open()
  worlds.push(world)
  const stage = await openStage(world)
  const here = await stage.as('owner')
  const there = await stage.elsewhere(here)
  const made = await write(stage, here, person(world, { firstName: 'Ada', lastName: 'Byron' }))
  const shown = [here, there].map(people)
  await Promise.all(shown.map((listener) => listener.until(({ value }) => value.items.length === 1)))

  for (const { connection } of [here, there]) connection.cut()
  const edit = (patch: object) => ({ kind: 'update', collection: 'people', id: made.id, patch, expect: made.version }) as const
  expect(await commit(stage, here, [edit({ lastName: 'King', jobTitle: 'Countess' })])).toMatchObject([{ status: 'written' }])
  expect(await commit(stage, there, [edit({ lastName: 'Lovelace' })])).toMatchObject([{ status: 'written' }])
  await write(stage, there, person(world, { firstName: 'Charles' }))
  expect(shown.map((listener) => listener.latest?.value.items.map(({ lastName }) => lastName))).toEqual([
    ['King'],
    ['Lovelace', null],
  ])

  here.connection.restore()
  await waiting(here).until(({ length }) => length === 0, 'what was written here to be sent')
  there.connection.restore()
  const pending = waiting(there)
  const [conflict] = await pending.until((all) => all.length === 1 && all[0]?.state.kind === 'conflicted', 'the conflict')
  expect(conflict).toMatchObject({ state: { current: [{ lastName: 'King' }] } })
  if (conflict !== undefined) await syncOf(there).resolve(conflict.mutationId, 'mine')
  await pending.until(({ length }) => length === 0, 'the decision to be sent')

  for (const listener of shown) {
    const { value } = await listener.until(
      ({ value: { items } }) => items.length === 2 && items.some(({ lastName }) => lastName === 'Lovelace'),
      'both writes',
    )
    expect(value.items[0]).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', jobTitle: 'Countess' })
  }
  for (const listener of [...shown, pending]) listener.stop()
})

const PATIENCE_MS = 10_000

function people({ ports, workspaceId }: Actor) {
  const orderBy = [{ field: 'firstName', direction: 'asc', empty: 'last' }] as const
  return new Listener(ports.records.watch('people', { workspaceId, orderBy, limit: 5 }), PATIENCE_MS)
}

function waiting(actor: Actor) {
  return new Listener(syncOf(actor).outbox(actor.workspaceId), PATIENCE_MS)
}
