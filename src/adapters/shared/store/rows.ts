import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { RecordChange } from '../commits/commit-entry'
import { parsedJson } from '../parsed-json'
import { LOAD_ORDER } from './load-order'
import type { StoreDatabase, StoreTransaction } from './store-database'
import { yieldToPage } from './yield-to-page'

/** The rows of one workspace in a database, and how the adapter set that opened it keeps them. */
export interface StoredRows<Entry extends JournalEntry = JournalEntry> {
  readonly db: StoreDatabase
  /** The key of the Snapshot in `meta`. */
  readonly snapshotKey: string
  /** Begins the keys of their chunks, journal and heads; empty where the database has no others. */
  readonly prefix: readonly string[]
  /** What the value of a journal says; null: it cannot be read. */
  readonly entryIn: (value: unknown) => Entry | null
}

/** Whole records, so that applying an entry twice changes nothing. */
export interface JournalEntry {
  readonly changes?: readonly RecordChange[]
}

/** The rows of every entry up to `foldedSeq` are in the chunks. They may already hold rows of later ones. */
export interface Snapshot {
  readonly foldedSeq: number
  readonly collections: Readonly<Partial<Record<CollectionName, ChunkedCollection>>>
}

/** How the rows of one collection are kept: each bucket is one chunk, the JSON text of its rows. */
export interface ChunkedCollection {
  /** Into how many buckets its rows are dealt by their ids; a power of two. */
  readonly buckets: number
  /** Those that have a chunk. */
  readonly filled: readonly number[]
  /** About as many; absent where an earlier program wrote it. */
  readonly rows?: number
}

export const NO_SNAPSHOT: Snapshot = { foldedSeq: 0, collections: {} }

/** What the journal says beyond the snapshot. */
export interface JournalTail<Entry extends JournalEntry = JournalEntry> {
  readonly snapshot: Snapshot
  readonly entries: readonly Entry[]
  /** The newest state of each record in it; null: gone. */
  readonly latest: ReadonlyMap<CollectionName, ReadonlyMap<Id, AnyRecord | null>>
  readonly lastSeq: number
  /** As many changes. */
  readonly size: number
  readonly damaged: readonly DamagedPart[]
}

/** What cannot be read. */
export type DamagedPart =
  | { readonly kind: 'chunk'; readonly collection: CollectionName; readonly bucket: number }
  | { readonly kind: 'entry'; readonly seq: number }

export interface RowSink {
  rows(collection: CollectionName, records: readonly AnyRecord[]): void
  /** Every row of the collection has come. */
  complete(collection: CollectionName): void
  /** The rest is still read, unless it throws. */
  damaged(part: DamagedPart): void
}

/** Changes that are read and parsed in a few milliseconds. */
const A_TURN = 1000
/** Entries read at once, at most: those after short ones may be long. */
const MOST_ENTRIES = 16

/**
 * Reads the journal a few entries at a time: after an import it is as long as all that was imported, and a request for all of
 * it would be one long task and hold every text at once.
 *
 * @param transaction over `meta` and `journal`. What lies beside the rows must be asked of it before: it ends while this parses.
 * @param most stops once it has so many changes: the tail is that of a shorter journal then
 */
export async function readTail<Entry extends JournalEntry>(
  rows: StoredRows<Entry>,
  transaction: StoreTransaction,
  most = Infinity,
): Promise<JournalTail<Entry>> {
  const { db, entryIn, snapshotKey } = rows
  const snapshot = ((await transaction.objectStore('meta').get(snapshotKey)) as Snapshot | undefined) ?? NO_SNAPSHOT
  const keys = await transaction.objectStore('journal').getAllKeys(journalAfter(rows, snapshot.foldedSeq))
  const latest = new Map<CollectionName, Map<Id, AnyRecord | null>>()
  const entries: Entry[] = []
  const damaged: DamagedPart[] = []
  let [size, read, count, turnAt] = [0, 0, 1, A_TURN]
  while (read < keys.length && size < most) {
    const before = size
    const some = keys.slice(read, read + count)
    const values = await valuesAt(db, some)
    for (const [index, key] of some.entries()) {
      const value = values[index]
      const entry = value === undefined ? null : entryIn(value)
      if (entry === null) damaged.push({ kind: 'entry', seq: seqOf(key) })
      else entries.push(entry)
      for (const { collection, id, record } of entry?.changes ?? []) {
        const records = latest.get(collection) ?? new Map<Id, AnyRecord | null>()
        latest.set(collection, records)
        records.set(id, record)
        size += 1
      }
    }
    read += some.length
    count = Math.min(MOST_ENTRIES, 4 * count, Math.ceil((A_TURN * some.length) / Math.max(1, size - before)))
    if (size < turnAt) continue
    turnAt = size + A_TURN
    await yieldToPage()
  }
  return { snapshot, entries, latest, lastSeq: read === 0 ? snapshot.foldedSeq : seqOf(keys[read - 1]), size, damaged }
}
/** Of neighbouring entries of a journal; undefined: dropped meanwhile. */
async function valuesAt(db: StoreDatabase, keys: readonly IDBValidKey[]): Promise<readonly unknown[]> {
  const range = IDBKeyRange.bound(keys[0], keys.at(-1))
  const journal = db.transaction('journal').objectStore('journal')
  const [there, values] = await Promise.all([journal.getAllKeys(range), journal.getAll(range)])
  if (there.length === keys.length) return values
  const known = new Map(there.map((key, at) => [seqOf(key), values[at]]))
  return keys.map((key) => known.get(seqOf(key)))
}

/** Reads all rows, in slices: what screens need first comes first. To be called while no chunk is rewritten. */
export async function readRows(rows: StoredRows, { snapshot, latest, damaged }: JournalTail, sink: RowSink): Promise<void> {
  for (const part of damaged) sink.damaged(part)
  for (const collection of LOAD_ORDER) {
    const changed = latest.get(collection) ?? new Map<Id, AnyRecord | null>()
    const show = (records: readonly AnyRecord[]): void => {
      if (records.length > 0) sink.rows(collection, records)
    }
    const take = (text: string | undefined, bucket: number): void => {
      const records = parsedJson(text ?? null) as readonly AnyRecord[] | null
      if (records === null) sink.damaged({ kind: 'chunk', collection, bucket })
      else show(changed.size === 0 ? records : records.filter(({ id }) => !changed.has(id)))
    }
    await readChunks(rows, collection, { chunked: snapshot.collections[collection], take })
    show([...changed.values()].filter((record) => record !== null))
    sink.complete(collection)
  }
}

/** Chunks asked for at a time: enough to keep the database busy while the last ones are parsed. */
const READ_AHEAD = 8

interface Chunks {
  readonly chunked: ChunkedCollection | undefined
  /** @param text undefined: there is no such chunk */
  readonly take: (text: string | undefined, bucket: number) => void
}

/** In the order of the buckets, one task of the page each. */
async function readChunks(rows: StoredRows, collection: CollectionName, { chunked, take }: Chunks): Promise<void> {
  const { buckets, filled } = chunked ?? { buckets: 1, filled: [] }
  const ahead: Promise<string | undefined>[] = []
  for (const [index, bucket] of filled.entries()) {
    await yieldToPage()
    for (const next of filled.slice(index + ahead.length, index + READ_AHEAD))
      ahead.push(rows.db.get('chunks', chunkKey(rows, collection, { buckets, bucket: next })))
    take(await ahead.shift(), bucket)
  }
}

export function chunkKey(
  { prefix }: StoredRows,
  collection: string,
  { buckets, bucket }: { readonly buckets: number; readonly bucket: number },
): IDBValidKey {
  return [...prefix, collection, buckets, bucket]
}

/** All keys of their chunks and heads. */
export function keysOf({ prefix }: Pick<StoredRows, 'prefix'>): IDBKeyRange {
  return IDBKeyRange.bound([...prefix], [...prefix, []])
}

export function journalKey({ prefix }: StoredRows, seq: number): IDBValidKey {
  return prefix.length === 0 ? seq : [...prefix, seq]
}

/** @param upTo included */
export function journalAfter(rows: StoredRows, seq: number, upTo = Infinity): IDBKeyRange {
  return IDBKeyRange.bound(journalKey(rows, seq), journalKey(rows, upTo), true)
}

export function seqOf(key: IDBValidKey | undefined): number {
  return Number(Array.isArray(key) ? key.at(-1) : key)
}
