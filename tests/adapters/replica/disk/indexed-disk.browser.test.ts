import { openDB, type IDBPDatabase } from 'idb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databaseOf } from '../../../../src/adapters/replica/disk/replica-database'
import type { Snapshot } from '../../../../src/adapters/shared/store/rows'
import { countUnsent } from '../../../../src/adapters/replica/unsent'
import type { DiskStep, ReplicaDisk } from '../../../../src/adapters/replica/disk/replica-disk'
import type { ReplicaAddress } from '../../../../src/adapters/replica/disk/replica-disks'
import type { RecordChange } from '../../../../src/adapters/shared/commits/commit-entry'
import { LeapingRuntime } from '../../../harness/leaping-runtime'
import { describeDisks } from './disk-contract'
import {
  CURSOR,
  SEEN,
  ended,
  entry,
  found,
  foundAt,
  gone,
  stepsSeenBy,
  newId,
  opened,
  person,
  addressIn,
  type DiskWorld,
} from './disk-world'
import { databasesOfTest, indexedWorld } from './indexed-world'

describeDisks('in the browser', indexedWorld)

describe('in the browser: the database of a replica', () => {
  let runtime: LeapingRuntime
  let world: DiskWorld
  let address: ReplicaAddress

  beforeEach(() => {
    runtime = new LeapingRuntime()
    world = indexedWorld(runtime)
    address = addressIn(world)
  })
  afterEach(async () => {
    await ended(world)
    if (runtime.dueTasks > 0) throw new Error(`${runtime.dueTasks} timers`)
  })

  /** Reaches into the database as no program of ours does. */
  async function reach<T>(task: (db: IDBPDatabase) => Promise<T>): Promise<T> {
    const db = await openDB(databaseOf(address))
    try {
      return await task(db)
    } finally {
      db.close()
    }
  }

  const foldedSeq = () => reach(async (db) => ((await db.get('meta', 'chunks')) as Snapshot | undefined)?.foldedSeq ?? 0)

  async function folded(disk: ReplicaDisk, changes: readonly RecordChange[]): Promise<void> {
    const before = await foldedSeq()
    await disk.write({ changes })
    await runtime.advance(60_000)
    await expect.poll(foldedSeq).toBeGreaterThan(before)
  }

  const people = (count: number) => Array.from({ length: count }, (_, index) => person(`Person ${index}`))

  it('lets the page have its turn before it makes text of rows, and of rows only', async () => {
    const disk = await opened(world, address)
    const turns: string[] = []
    let now = 'first'
    runtime.turn = async () => void turns.push(now)
    await disk.write({ changes: [person('Ada')] })
    now = 'second'
    await disk.write({ outbox: { put: [entry(1)] } })
    expect(turns).toEqual(['first'])
  })

  it('is gone after wiping, and that of its pages', async () => {
    const disk = await opened(world, address)
    await opened(world, { ...address, workspaceId: newId() })
    const { disks } = world.openTab()
    await disks.pages(address).remember('inbox', { collection: 'notifications', workspaceId: null, value: 1 })
    await disk.write({ changes: [person('Ada')], outbox: { put: [entry(1)] } })
    expect(await databasesOfTest(world.backend)).toHaveLength(3)
    await disks.wipe(address)

    await expect.poll(() => databasesOfTest(world.backend)).toEqual([])
  })

  it('is not made by looking for what is to be sent', async () => {
    const { disks } = world.openTab()

    expect((await disks.outbox(address)).outbox).toEqual([])
    expect(await databasesOfTest(world.backend)).toEqual([])
  })

  it('is the same after its journal was folded into its rows, however many they grow to', async () => {
    const first = people(2500)
    const disk = await opened(world, address)
    await folded(disk, first)
    const [renamed, ...rest] = first
    const more = people(4000)
    const leavers = rest.slice(0, 700)
    await folded(disk, [person('Renamed', renamed?.id), ...leavers.map(({ id }) => gone(id)), ...more])
    await folded(disk, [...more.slice(0, 2500).map(({ id }) => gone(id)), person('Late')])
    await disk.write({ changes: [person('Latest')], cursor: CURSOR })

    const { rows, cursor } = await foundAt(world, address)
    const names = rows.map((row) => (row as { readonly firstName?: string }).firstName)
    expect(cursor).toBe(CURSOR)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows).toHaveLength(2500 - 700 + 4000 - 2500 + 2)
    expect(['Renamed', 'Late', 'Latest'].every((name) => names.includes(name))).toBe(true)
    expect(names).not.toContain('Person 0')
  })

  it('lets go of a chunk that cannot be read, keeps the rest, and no longer counts as whole', async () => {
    const disk = await opened(world, address)
    await folded(disk, people(2500))
    const waiting = entry(1)
    await disk.write({ changes: [person('Ada')], cursor: CURSOR, held: ['people'], outbox: { put: [waiting] } })
    await disk.close()
    await reach((db) => db.put('chunks', '[{"half":', ['people', 4, 1]))

    const kept = await foundAt(world, address)

    expect(kept).toMatchObject({ cursor: null, held: [], outbox: [waiting] })
    expect(kept.rows.length).toBeGreaterThan(1000)
    expect(kept.rows.length).toBeLessThan(2501)
    expect(await foundAt(world, address)).toEqual(kept)
  })

  it('lets go of a step that cannot be read', async () => {
    const disk = await opened(world, address)
    await disk.write({ changes: [person('Ada')], cursor: CURSOR })
    await disk.write({ changes: [person('Grace')] })
    await disk.close()
    await reach((db) => db.put('journal', { by: '', text: '{"half":', size: 1 }, 1))

    expect(await foundAt(world, address)).toMatchObject({ cursor: null, rows: [{ firstName: 'Grace' }] })
  })

  it('keeps and counts the outbox entries that it cannot read, until they are discarded', async () => {
    const disk = await opened(world, address)
    const [waiting, torn] = [entry(1), entry(2)]
    await disk.write({ outbox: { put: [waiting, torn] } })
    await disk.close()
    const text = '{"mutations":[{"kind":'
    await reach((db) => db.put('outbox', text, torn.mutationId))
    await reach((db) => db.put('outbox', '{"of":"another program"}', 'other'))

    const unreadable = [
      { mutationId: torn.mutationId, text },
      { mutationId: 'other', text: '{"of":"another program"}' },
    ]
    const { disks } = world.openTab()
    expect(await disks.outbox(address)).toEqual({ outbox: [waiting], unreadable })
    expect(await countUnsent(disks, address)).toBe(3)
    const again = disks.disk(address)
    expect(await found(again)).toMatchObject({ outbox: [waiting], unreadable })
    await again.write({ outbox: { remove: [torn.mutationId] } })
    expect((await foundAt(world, address)).unreadable).toEqual(unreadable.slice(1))
  })

  it('lets go of rows of a program with other fields, and keeps the outbox', async () => {
    const disk = await opened(world, address)
    const waiting = entry(1)
    await disk.write({ changes: [person('Ada')], cursor: CURSOR, outbox: { put: [waiting] } })
    await disk.close()
    await reach((db) => db.put('meta', 'another', 'shape'))

    expect(await foundAt(world, address)).toMatchObject({ cursor: null, rows: [], outbox: [waiting] })
  })

  it('is left alone by a version of the app that is too old for it, which can still list what is pending', async () => {
    const disk = await opened(world, address)
    const waiting = entry(1)
    await disk.write({ outbox: { put: [waiting] } })
    const newer = await openDB(databaseOf(address), 99)

    await expect(disk.write({ outbox: { put: [entry(2)] } })).rejects.toMatchObject({ code: 'backend/schema-mismatch' })
    newer.close()
    await expect(opened(world, address)).rejects.toMatchObject({ code: 'backend/schema-mismatch' })
    expect((await world.openTab().disks.outbox(address)).outbox).toEqual([waiting])
  })

  it('keeps nothing of a step that fails in the middle', async () => {
    const disk = await opened(world, address)
    const step = { changes: [person('Ada')], cursor: CURSOR, outbox: { put: [entry(1), entry(2, { mutationId: {} as never })] } }

    await expect(disk.write(step)).rejects.toMatchObject({ code: 'store/corrupt' })
    expect(await foundAt(world, address)).toMatchObject({ rows: [], cursor: null, outbox: [] })
    await disk.write({ changes: [person('Grace')] })
    expect(await foundAt(world, address)).toMatchObject({ rows: [{ firstName: 'Grace' }] })
  })

  it('gives a tab the steps that it missed, or everything stored where the journal no longer has them', async () => {
    const [disk, other] = [await opened(world, address), await opened(world, address)]
    const seen = stepsSeenBy(other)
    const steps = [1, 2, 3].map((order): DiskStep => ({ outbox: { put: [entry(order)] } }))
    // As a tab writes whose word does not arrive.
    const unheard = (step: DiskStep) => reach((db) => db.add('journal', { by: 'elsewhere', text: JSON.stringify(step), size: 0 }))
    await disk.write(steps[0] ?? {})
    await unheard(steps[1] ?? {})
    await disk.write(steps[2] ?? {})
    await expect.poll(() => seen).toEqual(steps)

    await unheard({ seenAt: SEEN })
    await reach((db) => db.clear('journal'))
    const last = entry(4)
    await disk.write({ outbox: { put: [last], remove: [steps[0]?.outbox?.put?.[0]?.mutationId ?? last.mutationId] } })
    const entries = [steps[2]?.outbox?.put?.[0], last]
    await expect.poll(() => seen.at(-1)).toMatchObject({ cursor: null, outbox: { put: entries } })
  })

  it('is led by another tab when the one that led is closed', async () => {
    const name = `${world.backend}/lead`
    const other = document.body.appendChild(document.createElement('iframe'))
    const isHeld = () => navigator.locks.query().then(({ held }) => held?.some((lock) => lock.name === name))
    void other.contentWindow?.navigator.locks.request(name, () => new Promise(() => undefined))
    await expect.poll(isHeld).toBe(true)
    const leads: boolean[] = []
    const asking = world
      .openTab()
      .tabs.lead(name)
      .subscribe((isLeader) => leads.push(isLeader))
    expect(leads).toEqual([false])
    other.remove()

    await expect.poll(() => leads).toEqual([false, true])
    asking.unsubscribe()
    await expect.poll(isHeld).toBe(false)
  })

  it('is led by another tab while the page of the leader is frozen', async () => {
    const name = `${world.backend}/lead`
    const leads: boolean[] = []
    const asking = world
      .openTab()
      .tabs.lead(name)
      .subscribe((isLeader) => leads.push(isLeader))
    await expect.poll(() => leads.at(-1)).toBe(true)
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    await navigator.locks.request(name, () => expect(leads).toEqual([false, true, false]))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

    await expect.poll(() => leads.at(-1)).toBe(true)
    asking.unsubscribe()
  })
})
