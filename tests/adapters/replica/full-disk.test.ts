import { lastValueFrom } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { ReplicaCore } from '../../../src/adapters/replica/core/replica-core'
import { commit, person, refusal } from '../../contracts/acts'
import { bytes, ref } from '../../contracts/uploads'
import { Listener } from '../../harness/listener'
import type { World } from '../../harness/harness'
import { memoryHarness } from '../../harness/memory.harness'
import { deviceOf, replicaOver, syncOf } from '../../harness/replica.harness'
import { openStage } from '../../harness/stage'
import { CheapRows, cheapRules } from './cheap-rows'

let world: World | undefined

afterEach(async () => {
  const left = (await world?.close()) ?? []
  world = undefined
  if (left.length > 0) throw new Error(`left open: ${left.join(', ')}`)
})

test('a device without room says so of a write offline, shows nothing of it, and keeps what it has', async () => {
  world = await replicaOver(memoryHarness).open()
  const stage = await openStage(world)
  const owner = await stage.as('owner')
  const query = { workspaceId: owner.workspaceId, limit: 5 } as const
  const people = new Listener(owner.ports.records.watch('people', query), PATIENCE_MS)
  await people.times(1)
  owner.connection.cut()
  await commit(stage, owner, [person(world, { firstName: 'Ada' })])

  // Rows are fetched again, what was written is not: they make way for it.
  deviceOf(owner).setRoom('outbox')
  await commit(stage, owner, [person(world, { firstName: 'Grace' })])
  deviceOf(owner).setRoom('none')
  await refusal(commit(stage, owner, [person(world, { firstName: 'Nobody' })]), 'store/full')
  await refusal(lastValueFrom(owner.ports.files.upload(ref(stage, owner), bytes(10), { mayWait: true })), 'store/full')
  expect(people.latest?.value.items.map(({ firstName }) => firstName).toSorted()).toEqual(['Ada', 'Grace'])

  const outbox = new Listener(syncOf(owner).outbox(owner.workspaceId), PATIENCE_MS)
  expect(await outbox.until(() => true)).toHaveLength(2)
  const state = new Listener(syncOf(owner).state(owner.workspaceId), PATIENCE_MS)
  expect(await state.until(() => true)).toMatchObject({ isFull: true, waiting: 2 })
  deviceOf(owner).setRoom('plenty')
  await commit(stage, owner, [person(world, { firstName: 'Joan' })])
  expect(await state.until(({ isFull }) => !isFull)).toMatchObject({ waiting: 3 })
  owner.connection.restore()
  await outbox.until(({ length }) => length === 0, 'what was kept to be sent')
  const there = new Listener((await stage.elsewhere(owner)).ports.records.watch('people', query), PATIENCE_MS)
  expect((await there.until(({ value }) => value.items.length >= 3, 'all three')).value.items).toHaveLength(3)
  for (const listener of [people, outbox, there, state]) listener.stop()
})

test('what found no room is not called saved when its answer gets lost either', () => {
  const core = new ReplicaCore(new CheapRows(), cheapRules)
  const handle = (event: object) => core.handle(event as never)
  handle({ kind: 'opened', kept: { cursor: 'c1', copy: null, held: ['people'], outbox: [], seenAt: null } })
  handle({ kind: 'lead', isLeader: true })
  handle({ kind: 'connection', isUp: true })
  const create = { kind: 'create', collection: 'people', id: 'a', data: { name: 'Ada' } }
  handle({ kind: 'written', mutationId: 'm1', mutations: [create], via: 'app', at: '2026-01-01T00:00:00.000Z' })
  const full = { code: 'store/full', details: {} }
  expect(handle({ kind: 'unkept', mutationIds: ['m1'], error: full })).toMatchObject([{ kind: 'send' }])
  const lost = { code: 'net/offline', details: {} }
  expect(handle({ kind: 'failed', mutationId: 'm1', error: lost })).toContainEqual(
    expect.objectContaining({ kind: 'answer', answer: { kind: 'error', error: lost } }),
  )
  expect(core.outbox).toEqual([])
})

const PATIENCE_MS = 10_000
