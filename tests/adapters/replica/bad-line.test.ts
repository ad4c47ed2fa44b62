import { firstValueFrom } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { openReplica } from '../../../src/adapters/replica/open-replica'
import type { Id } from '../../../src/domain/model/kernel/id'
import { commit, person, write } from '../../contracts/acts'
import { Listener } from '../../harness/listener'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage, type Actor } from '../../harness/stage'
import { HastyRuntime } from '../../support/replica/hasty-runtime'
import { Line } from '../../support/replica/line'
import { MemoryDevice } from '../../support/replica/memory-device'

const BY_NAME = [{ field: 'lastName', direction: 'asc', empty: 'last' }] as const
const closing: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

test('what is on the device is listed, opened and read on while the line is silent', async () => {
  const { at, line, ids, query } = await onDevice()
  const { records } = at.ports
  line.isSilent = true
  const first = await firstValueFrom(records.watch('people', query))
  const next = first.value.next
  if (next === null) throw new Error('everybody is on the first page')
  const answers = {
    opened: (await firstValueFrom(records.watchOne('people', ids[0]!))).value?.id,
    read: (await records.get('people', ids[1]!))?.id,
    rows: [...(await records.getMany('personRows', ids)).keys()].length,
    listed: namesOf(await records.list('people', query)),
    readOn: namesOf(await records.list('people', { ...query, after: next })),
  }
  expect(answers).toEqual({ opened: ids[0], read: ids[1], rows: 5, listed: ['A', 'B'], readOn: ['C', 'D'] })
})

test('a list that began on the device goes on there without asking', async () => {
  const { at, line, query } = await onDevice()
  const { next } = (await firstValueFrom(at.ports.records.watch('people', query))).value
  line.asked.length = 0
  const page = await at.ports.records.list('people', { ...query, after: next! })
  expect({ names: namesOf(page), asked: line.asked }).toEqual({ names: ['C', 'D'], asked: [] })
})

test('a question whose answer is late is called off, and for a while no more are asked', async () => {
  const { at, line, ids } = await onDevice()
  line.isSilent = true
  line.asked.length = 0
  for (const id of ids) await at.ports.records.get('people', id)
  expect({ asked: line.asked, calledOff: line.calledOff }).toEqual({ asked: ['get'], calledOff: ['get'] })
})

test('what is not on the device is asked for, however slow the line was', async () => {
  const { at, line, ids, world, owner } = await onDevice()
  line.isSilent = true
  await at.ports.records.get('people', ids[0]!)
  line.isSilent = false
  line.asked.length = 0
  await at.ports.records.get('people', world.newId())
  await at.ports.records.list('activities', { workspaceId: owner.workspaceId, limit: 1 })
  expect(line.asked).toEqual(['get', 'list'])
})

test('a caller who leaves calls the question off on the line', async () => {
  const { at, line, owner, world } = await onDevice()
  line.isSilent = true
  line.asked.length = 0
  const left = new AbortController()
  const { signal } = left
  const page = { workspaceId: owner.workspaceId, limit: 1 } as const
  const asked = [
    at.ports.records.get('people', world.newId(), { signal }),
    at.ports.records.getMany('people', [world.newId()], { signal }),
    at.ports.records.list('activities', page, { signal }),
  ]
  asked.forEach((answer) => void answer.catch(() => undefined))
  await expect.poll(() => line.asked.toSorted()).toEqual(['get', 'getMany', 'list'])
  left.abort()
  expect(line.calledOff.toSorted()).toEqual(['get', 'getMany', 'list'])
})

test('whoever has left a list that goes on here is told nothing more of it', async () => {
  const { at, query } = await onDevice()
  const { next } = (await firstValueFrom(at.ports.records.watch('people', query))).value
  const left = { signal: AbortSignal.abort() }
  await expect(at.ports.records.list('people', { ...query, after: next! }, left)).rejects.toMatchObject({
    code: 'call/cancelled',
  })
})

test('each way of writing is answered while the line is silent', async () => {
  const { at, line, ids, world, stage } = await onDevice()
  line.isSilent = true
  const [id, other] = ids as [Id, Id]
  const now = async (of: Id) => (await at.ports.records.get('people', of))!.version
  const change = async (kind: 'trash' | 'restore' | 'purge', of: Id) =>
    commit(stage, at, [{ kind, collection: 'people', id: of, expect: await now(of) }])
  const patch = { lastName: 'G' }
  const outcomes = [
    await commit(stage, at, [person(world, { lastName: 'F' })]),
    await commit(stage, at, [{ kind: 'update', collection: 'people', id, expect: await now(id), patch }]),
    await change('trash', id),
    await change('restore', id),
    await change('trash', other),
    await change('purge', other),
  ]
  expect(outcomes.flat().map(({ status }) => status)).toEqual(Array(6).fill('written'))
})

function namesOf({ items }: { readonly items: readonly { readonly lastName: string | null }[] }) {
  return items.map(({ lastName }) => lastName)
}

/** A device that holds five people; on it nothing happens that takes longer than a person would wait without noticing. */
async function onDevice() {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const owner = await stage.as('owner')
  const ids: Id[] = []
  for (const lastName of ['A', 'B', 'C', 'D', 'E']) ids.push((await write(stage, owner, person(world, { lastName }))).id)
  const line = new Line()
  const runtime = new HastyRuntime()
  const replica = openReplica({ ports: line.before(owner.ports), runtime, ...new MemoryDevice().openTab(), backend: 'here' })
  const state = new Listener(replica.sync.state(owner.workspaceId), 10_000)
  closing.push(async () => {
    state.stop()
    await replica.close()
    await world.close()
  })
  await state.until(({ phase }) => phase.kind === 'whole')
  const at: Actor = { ...owner, ports: replica.ports }
  return { world, stage, owner, at, line, ids, query: { workspaceId: owner.workspaceId, orderBy: BY_NAME, limit: 2 } as const }
}
