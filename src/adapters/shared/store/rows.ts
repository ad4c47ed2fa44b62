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

/** Changes that are parsed in a few milliseconds. */
const A_TURN = 1000

/** @param transaction over `meta` and `journal`. What lies beside the rows must be asked of it before: it ends while this parses. */
export async function readTail<Entry extends JournalEntry>(
  rows: StoredRows<Entry>,
  transaction: StoreTransaction,
): Promise<JournalTail<Entry>> {
  const { entryIn, snapshotKey } = rows
  const journal = transaction.objectStore('journal')
  const snapshot = ((await transaction.objectStore('meta').get(snapshotKey)) as Snapshot | undefined) ?? NO_SNAPSHOT
  const range = journalAfter(rows, snapshot.foldedSeq)
  const [keys, values] = await Promise.all([journal.getAllKeys(range), journal.getAll(range)])
  const latest = new Map<CollectionName, Map<Id, AnyRecord | null>>()
  const entries: Entry[] = []
  const damaged: DamagedPart[] = []
  let [size, turnAt] = [0, A_TURN]
  for (const [index, value] of values.entries()) {
    if (size >= turnAt) {
      turnAt = size + A_TURN
      await yieldToPage()
    }
    const entry = entryIn(value)
    if (entry === null) damaged.push({ kind: 'entry', seq: seqOf(keys[index]) })
    else entries.push(entry)
    for (const { collection, id, record } of entry?.changes ?? []) {
      const records = latest.get(collection) ?? new Map<Id, AnyRecord | null>()
      latest.set(collection, records)
      records.set(id, record)
      size += 1
    }
  }
  return { snapshot, entries, latest, lastSeq: keys.length === 0 ? snapshot.foldedSeq : seqOf(keys.at(-1)), size, damaged }
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
