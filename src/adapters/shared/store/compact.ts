import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import { portError } from '../../../domain/model/errors/port-error'
import { parsedJson } from '../parsed-json'
import { bucketsFor, dealt, usualRows } from './buckets'
import {
  chunkKey,
  journalAfter,
  readTail,
  seqOf,
  type ChunkedCollection,
  type JournalEntry,
  type JournalTail,
  type Snapshot,
  type StoredRows,
} from './rows'
import { inTransaction, type StoreTransaction } from './store-database'
import { yieldToPage } from './yield-to-page'

export interface Compaction<Entry extends JournalEntry> {
  readonly rows: StoredRows<Entry>
  readonly durability: 'strict' | 'relaxed'
  /** So many of the latest entries stay in the journal, for others to read. */
  readonly retained: number
  /** Names the rows that are kept now: another value means that they were dropped meanwhile. */
  readonly generation: (transaction: StoreTransaction) => Promise<unknown>
  /** What the snapshot keeps beside the rows. */
  readonly snapshotAfter?: (snapshot: Snapshot, entries: readonly Entry[]) => Snapshot
}

type Snapshots<Entry extends JournalEntry> = Compaction<Entry> & { readonly current: unknown }

/** Changes applied at once. After an import the journal has some for every row, which need not be in memory side by side. */
const A_PART = 32_000

/**
 * Applies the journal to the chunks. The next start is quicker then, and no former version of a record stays on the disk. Until all
 * is done, chunks may hold rows of later entries. Those are still in the journal as whole records, so applying them again changes
 * nothing. To be called while nothing reads or rewrites chunks; entries may be written and rows dropped meanwhile. What is written
 * meanwhile is left for the next time.
 *
 * @throws store/corrupt: a chunk cannot be read
 */
export async function compact<Entry extends JournalEntry>(compaction: Compaction<Entry>): Promise<void> {
  const { db } = compaction.rows
  const last = await db.transaction('journal').objectStore('journal').openKeyCursor(journalAfter(compaction.rows, -1), 'prev')
  const lastSeq = last === null ? 0 : seqOf(last.key)
  for (let seq: number | null = 0; seq !== null && seq < lastSeq;) seq = await applyPart(compaction)
}

/** @returns the last entry whose rows are in the chunks; null: there was none to apply, or it cannot be */
async function applyPart<Entry extends JournalEntry>(compaction: Compaction<Entry>): Promise<number | null> {
  const { rows, durability, retained, generation, snapshotAfter = (snapshot) => snapshot } = compaction
  const { db, snapshotKey } = rows
  const reading = db.transaction(['meta', 'journal'])
  const [current, tail] = await Promise.all([generation(reading), readTail(rows, reading, A_PART)])
  const { snapshot, lastSeq } = tail
  if (lastSeq === snapshot.foldedSeq || tail.damaged.length > 0) return null

  const collections = { ...snapshot.collections }
  for (const collection of tail.latest.keys()) {
    const after = await rewrite({ ...compaction, current }, tail, collection)
    if (after === null) return null
    collections[collection] = after
  }

  const isDone = await inTransaction(db, { stores: ['meta', 'chunks', 'journal'], durability }, async (transaction) => {
    if ((await generation(transaction)) !== current) return false
    for (const collection of tail.latest.keys()) {
      const before = snapshot.collections[collection]
      if (before === undefined || before.buckets === collections[collection]?.buckets) continue
      const [first, last] = [0, Infinity].map((bucket) => chunkKey(rows, collection, { buckets: before.buckets, bucket }))
      await transaction.objectStore('chunks').delete(IDBKeyRange.bound(first, last))
    }
    const next = snapshotAfter({ ...snapshot, foldedSeq: lastSeq, collections }, tail.entries)
    await transaction.objectStore('meta').put(next, snapshotKey)
    if (lastSeq > retained) await transaction.objectStore('journal').delete(journalAfter(rows, -1, lastSeq - retained))
    return true
  })
  return isDone ? lastSeq : null
}

/**
 * Writes the changed rows of a collection, one bucket at a time so that only one is in memory. If more buckets are needed now, the
 * rows are dealt out anew.
 * @returns null: the rows were dropped meanwhile
 */
async function rewrite<Entry extends JournalEntry>(
  snapshots: Snapshots<Entry>,
  { snapshot, latest }: JournalTail<Entry>,
  collection: CollectionName,
): Promise<ChunkedCollection | null> {
  const { rows } = snapshots
  const changed = latest.get(collection) ?? new Map<Id, AnyRecord | null>()
  const before = snapshot.collections[collection] ?? { buckets: 1, filled: [], rows: 0 }
  const known = before.rows ?? before.filled.length * usualRows(collection)
  const buckets = Math.max(bucketsFor(collection, known + changed.size), before.buckets)
  const isRedealt = buckets !== before.buckets
  const changesIn = dealt(changed, before.buckets, ([id]) => id)
  const filled = new Set(isRedealt ? [] : before.filled)
  let count = isRedealt ? 0 : known
  for (const bucket of isRedealt ? new Set([...before.filled, ...changesIn.keys()]) : changesIn.keys()) {
    const key = chunkKey(rows, collection, { buckets: before.buckets, bucket })
    const held = before.filled.includes(bucket) ? parsedRows(await rows.db.get('chunks', key), collection) : []
    const written = (changesIn.get(bucket) ?? []).map(([, record]) => record).filter((record) => record !== null)
    const next = [...held.filter(({ id }) => !changed.has(id)), ...written]
    count += next.length - (isRedealt ? 0 : held.length)
    const parts = dealt(next, buckets, ({ id }) => id)
    // An emptied one stays: until the snapshot is rewritten, a chunk that it names must be there.
    const chunks = parts.size === 0 && filled.has(bucket) ? new Map([[bucket, []]]) : parts
    for (const [part, records] of chunks) {
      if (!(await putChunk(snapshots, chunkKey(rows, collection, { buckets, bucket: part }), records))) return null
      filled.add(part)
    }
  }
  return { buckets, filled: [...filled].toSorted((a, b) => a - b), rows: count }
}

async function putChunk<Entry extends JournalEntry>(
  { rows, generation, current }: Snapshots<Entry>,
  key: IDBValidKey,
  records: readonly AnyRecord[],
): Promise<boolean> {
  const text = JSON.stringify(records)
  const isCurrent = await inTransaction(rows.db, { stores: ['meta', 'chunks'], durability: 'relaxed' }, async (transaction) => {
    const isStill = (await generation(transaction)) === current
    if (isStill) await transaction.objectStore('chunks').put(text, key)
    return isStill
  })
  await yieldToPage()
  return isCurrent
}

function parsedRows(text: string | undefined, part: string): readonly AnyRecord[] {
  const records = parsedJson(text ?? null) as readonly AnyRecord[] | null
  if (records === null) throw portError('store/corrupt', { part })
  return records
}
