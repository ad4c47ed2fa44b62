import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import { parsedJson } from '../../shared/parsed-json'
import { readChunks } from '../../shared/persistence/chunks'
import { LOAD_ORDER } from '../../shared/persistence/load-order'
import { keptOutbox, type KeptOutbox } from './kept-outbox'
import { NO_CHUNKS, NO_STATE, type KeptChunks, type KeptState, type ReplicaDatabase } from './replica-database'
import type { DiskStep, RowSink } from './replica-disk'
import { SharedValues } from './shared-values'

export interface Loaded extends KeptOutbox {
  readonly state: KeptState
  /** Of the last step in the journal. */
  readonly seq: number
  /** As many changes the journal holds beyond the rows. */
  readonly unfolded: number
  /** Chunks that cannot be read, and steps. */
  readonly damaged: readonly DamagedPart[]
}

export type DamagedPart =
  | { readonly kind: 'chunk'; readonly collection: CollectionName; readonly bucket: number }
  | { readonly kind: 'step'; readonly seq: number }

/** What the journal says of a record; null: gone. */
export type Latest = ReadonlyMap<CollectionName, ReadonlyMap<Id, AnyRecord | null>>

export interface Tail {
  readonly latest: Latest
  readonly lastSeq: number
  readonly size: number
  /** Those that cannot be read. */
  readonly unreadable: readonly number[]
}

/** Reads everything there is; what cannot be read is named, not thrown. To be called while no chunk is rewritten. */
export async function loadReplica(db: ReplicaDatabase, sink: RowSink): Promise<Loaded> {
  const transaction = db.transaction(['meta', 'journal', 'outbox'])
  const meta = transaction.objectStore('meta')
  const outbox = transaction.objectStore('outbox')
  const [state = NO_STATE, chunks = NO_CHUNKS, keys, texts] = await Promise.all([
    meta.get('state') as Promise<KeptState | undefined>,
    meta.get('chunks') as Promise<KeptChunks | undefined>,
    outbox.getAllKeys(),
    outbox.getAll(),
  ])
  const tail = await readTail(transaction.objectStore('journal'), chunks.foldedSeq)
  const damaged: DamagedPart[] = tail.unreadable.map((seq) => ({ kind: 'step', seq }))
  const shared = new SharedValues()
  const show = (collection: CollectionName, records: readonly AnyRecord[]): void => {
    shared.share(records)
    sink(collection, records)
  }
  for (const collection of LOAD_ORDER) {
    const changed = tail.latest.get(collection) ?? new Map<Id, AnyRecord | null>()
    const kept = chunks.collections[collection]
    if (kept !== undefined) {
      await readChunks(
        kept,
        (bucket) => db.get('chunks', [collection, kept.buckets, bucket]),
        (text, bucket) => {
          const records = parsedJson(text ?? null) as readonly AnyRecord[] | null
          if (records === null) damaged.push({ kind: 'chunk', collection, bucket })
          else show(collection, changed.size === 0 ? records : records.filter(({ id }) => !changed.has(id)))
        },
      )
    }
    const records = [...changed.values()].filter((record) => record !== null)
    if (records.length > 0) show(collection, records)
  }
  return { state, ...keptOutbox(keys, texts), seq: tail.lastSeq, unfolded: tail.size, damaged }
}

interface Journal {
  getAll(range: IDBKeyRange): Promise<readonly { readonly text: string; readonly size: number }[]>
  getAllKeys(range: IDBKeyRange): Promise<readonly number[]>
}

/** What the journal says beyond the rows. */
export async function readTail(journal: Journal, foldedSeq: number): Promise<Tail> {
  const range = IDBKeyRange.lowerBound(foldedSeq, true)
  const [keys, rows] = await Promise.all([journal.getAllKeys(range), journal.getAll(range)])
  const latest = new Map<CollectionName, Map<Id, AnyRecord | null>>()
  const unreadable: number[] = []
  rows.forEach(({ text, size }, index) => {
    if (size === 0) return
    const step = parsedJson(text) as DiskStep | null
    if (step === null) unreadable.push(keys[index] ?? 0)
    for (const { collection, id, record } of step?.changes ?? []) {
      const records = latest.get(collection) ?? new Map<Id, AnyRecord | null>()
      latest.set(collection, records)
      records.set(id, record)
    }
  })
  const size = rows.reduce((sum, row) => sum + row.size, 0)
  return { latest, lastSeq: keys.at(-1) ?? foldedSeq, size, unreadable }
}
