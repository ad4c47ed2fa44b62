import { openDB } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { databaseOf, type JournalRow } from '../../../../src/adapters/replica/disk/replica-database'
import type { ReplicaAddress } from '../../../../src/adapters/replica/disk/replica-disks'
import type { Snapshot } from '../../../../src/adapters/shared/store/rows'
// oxlint-disable-next-line import/default -- Vite makes the URL of the file it serves
import compactionWorker from '../../../../src/composition/replica-compaction.worker?worker&url'
import { LeapingRuntime } from '../../../harness/leaping-runtime'
import { addressIn, CURSOR, ended, foundAt, opened, person, type DiskWorld } from './disk-world'
import { indexedWorld } from './indexed-world'

let runtime: LeapingRuntime
let world: DiskWorld

beforeEach(() => {
  runtime = new LeapingRuntime()
  world = indexedWorld(runtime)
})
afterEach(() => ended(world))

/** How many changes each request for entries of the journal brought. */
function journalReads(): readonly number[] {
  const reads: number[] = []
  const getAll = IDBObjectStore.prototype.getAll
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...args) {
    const request = getAll.apply(this, args)
    if (this.name === 'journal')
      request.addEventListener('success', () => {
        reads.push((request.result as readonly JournalRow[]).reduce((sum, { size }) => sum + size, 0))
      })
    return request
  })
  return reads
}

async function journalState(address: ReplicaAddress): Promise<{ readonly seq: number; readonly left: number }> {
  const db = await openDB(databaseOf(address))
  const [snapshot, left] = await Promise.all([db.get('meta', 'chunks') as Promise<Snapshot | undefined>, db.count('journal')])
  db.close()
  return { seq: snapshot?.foldedSeq ?? 0, left }
}

it('what an import wrote is read and compacted a part at a time, and all of it is there afterwards', async () => {
  const address = addressIn(world)
  const disk = await opened(world, address)
  for (let step = 0; step < 20; step += 1) await disk.write({ changes: [person(`Single ${step}`)] })
  for (let step = 0; step < 170; step += 1)
    await disk.write({ changes: Array.from({ length: 200 }, (_, at) => person(`Person ${step} ${at}`)), cursor: CURSOR })
  const snapshots: number[] = []
  const reads = journalReads()
  const state = async () => {
    const now = await journalState(address)
    if (snapshots.at(-1) !== now.seq) snapshots.push(now.seq)
    return now
  }
  await runtime.advance(60_000)

  await expect.poll(state).toEqual({ seq: 190, left: 0 })
  const found = await foundAt(world, address)
  vi.restoreAllMocks()

  expect(new Set(found.rows.map(({ id }) => id)).size).toBe(34_020)
  expect(found.rows).toHaveLength(34_020)
  // As many as sixteen entries have: how long the next are is not known before.
  expect(Math.max(...reads)).toBeLessThanOrEqual(16 * 200)
  expect(snapshots.length).toBeGreaterThan(1)
})

it('a worker compacts it where the page can start one', async () => {
  const besides = indexedWorld(runtime, undefined, compactionWorker)
  const address = addressIn(besides)
  const disk = await opened(besides, address)
  await disk.write({ changes: ['Ada', 'Grace'].map((name) => person(name)), cursor: CURSOR })
  const reads = journalReads()
  await runtime.advance(60_000)

  await expect.poll(() => journalState(address)).toEqual({ seq: 1, left: 0 })
  vi.restoreAllMocks()
  expect(reads).toEqual([])
  expect((await foundAt(besides, address)).rows.map((row) => 'firstName' in row && row.firstName)).toEqual(['Ada', 'Grace'])
  await ended(besides)
})
