import { BehaviorSubject, of, type Observable } from 'rxjs'
import { expect, test } from 'vitest'
import { openReplica } from '../../../src/adapters/replica/open-replica'
import { Listener } from '../../harness/listener'
import { memoryHarness } from '../../harness/memory.harness'
import { newMutationId, openStage } from '../../harness/stage'
import { person, refusal } from '../../contracts/acts'
import { MemoryDevice } from '../../support/replica/memory-device'

const DAY_MS = 24 * 60 * 60 * 1000

test('a copy that no server has answered for in two weeks is not shown, and what was written on it is sent all the same', async () => {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const { ports, connection, workspaceId } = await stage.as('owner')
  const device = new MemoryDevice()
  let awayMs = 0
  const runtime = {
    now: () => world.now() + awayMs,
    newId: () => world.newId(),
    schedule: () => () => undefined,
    turn: () => Promise.resolve(),
  }
  const open = () => {
    const { disks, tabs } = device.openTab()
    const { sync, ports: own, close } = openReplica({ ports, runtime, disks, tabs, backend: 'lease' })
    return { sync, records: own.records, close, pending: new Listener(sync.outbox(workspaceId), PATIENCE_MS) }
  }
  const query = { workspaceId, limit: 5 } as const

  const before = open()
  const state = new Listener(before.sync.state(workspaceId), PATIENCE_MS)
  await state.until(({ phase }) => phase.kind === 'whole', 'a whole copy')
  connection.cut()
  await before.records.commit([person(world)], { workspaceId, mutationId: newMutationId(world) })
  for (const listener of [state, before.pending]) listener.stop()
  await before.close()

  awayMs = 13 * DAY_MS
  const inTime = open()
  await inTime.pending.until(({ length }) => length === 1)
  expect((await inTime.records.list('people', query)).items).toHaveLength(1)
  inTime.pending.stop()
  await inTime.close()

  awayMs = 15 * DAY_MS
  const late = open()
  await late.pending.until(({ length }) => length === 1, 'what was written')
  await refusal(late.records.list('people', query), 'net/offline')
  await world.expireCursors()
  connection.restore()
  await late.pending.until(({ length }) => length === 0, 'it to be sent')
  const shown = new Listener(late.records.watch('people', query), PATIENCE_MS)
  await shown.until(({ value, freshness }) => value.items.length === 1 && freshness === 'live', 'a copy read anew')
  for (const listener of [late.pending, shown]) listener.stop()
  await late.close()
  expect(await world.close()).toEqual([])
})

test('a replica whose tab came to lead once all was read is shown without a connection', async () => {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const { ports, connection, workspaceId } = await stage.as('owner')
  const device = new MemoryDevice()
  const runtime = { now: () => world.now(), newId: () => world.newId(), schedule: () => () => undefined, turn: async () => {} }
  const open = (isLeader$: Observable<boolean>) =>
    openReplica({ ports, runtime, disks: device.openTab().disks, tabs: { lead: () => isLeader$ }, backend: 'lease' })
  await ports.records.commit([person(world)], { workspaceId, mutationId: newMutationId(world) })

  const leads$ = new BehaviorSubject(false)
  const before = open(leads$)
  const state = new Listener(before.sync.state(workspaceId), PATIENCE_MS)
  await state.until(({ phase }) => phase.kind === 'whole', 'a whole replica')
  leads$.next(true)
  state.stop()
  connection.cut()
  await before.close()

  const after = open(of(true))
  const shown = new Listener(after.ports.records.watch('people', { workspaceId, limit: 5 }), PATIENCE_MS)
  await shown.until(({ value }) => value.items.length === 1, 'what was read before')
  shown.stop()
  await after.close()
  connection.restore()
  expect(await world.close()).toEqual([])
})

const PATIENCE_MS = 10_000
