import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { PortError } from '../../../domain/model/errors/port-error'
import { hashText } from '../../../domain/model/query/canonical-key'
import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import { FIELD_KINDS } from '../../../domain/model/records/check-query'
import type { ChunkedCollection } from '../../shared/persistence/chunks'
import type { KeptBytes } from '../../shared/persistence/kept-bytes'
import { storeFailure } from '../../shared/persistence/store-failure'
import type { KeptOutbox } from './kept-outbox'
import { NOTHING_KEPT, type KeptReplica } from './replica-disk'
import type { ReplicaOwner, ReplicaPlace } from './replica-disks'

/** Of the stores. A program that finds a higher one is too old for the database. */
const FORMAT = 2

/** Of the rows: those of a program with other fields cannot be shown by this one. */
export const SHAPE = hashText(JSON.stringify(FIELD_KINDS))

/** The replica of one workspace of one user. */
interface Schema extends DBSchema {
  meta: { key: MetaKey; value: KeptState | KeptChunks | string }
  /** The rows of one bucket of one collection, as JSON text: reading few long texts is far quicker than many rows. */
  chunks: { key: ChunkKey; value: string }
  /** Steps in the order in which they were written, whichever tab did; the keys count up. */
  journal: { key: number; value: JournalRow }
  /** One OutboxEntry each, as JSON text, under its mutation. */
  outbox: { key: string; value: string }
  /** Of files in the outbox, under the same; as a Blob where an earlier program kept them. */
  bytes: { key: string; value: KeptBytes | Blob }
}

/** `state`: a KeptState; `chunks`: a KeptChunks; `shape`: SHAPE of the program that wrote the rows. */
type MetaKey = 'state' | 'chunks' | 'shape'
export type ChunkKey = [collection: string, buckets: number, bucket: number]
export type ReplicaDatabase = IDBPDatabase<Schema>

export interface KeptState extends Omit<KeptReplica, keyof KeptOutbox> {
  /** Counts up when rows are let go of: whoever opened before then does not know what is kept. */
  readonly generation: number
}

export interface KeptChunks {
  /** The rows of every step up to this one are in the chunks. */
  readonly foldedSeq: number
  readonly collections: Readonly<Partial<Record<CollectionName, KeptCollection>>>
}

export interface KeptCollection extends ChunkedCollection {
  /** About as many. */
  readonly rows: number
}

export interface JournalRow {
  /** The tab that wrote it. */
  readonly by: string
  /** A DiskStep as JSON. */
  readonly text: string
  /** As many records it tells of. */
  readonly size: number
}

export const NO_STATE: KeptState = { cursor: NOTHING_KEPT.cursor, held: [], seenAt: null, generation: 0 }
export const NO_CHUNKS: KeptChunks = { foldedSeq: 0, collections: {} }

export const REPLICAS = 'portside/replica/'
/** Where earlier programs kept files and calls. */
export const DEFERRED = 'portside/deferred/'

/** Of the database; locks and channels of it begin with the same. */
export function databaseOf(place: ReplicaPlace): string {
  return `${databasesOf(place)}${place.workspaceId}`
}

export function databasesOf({ backend, userId }: ReplicaOwner): string {
  return `${REPLICAS}${encodeURIComponent(backend)}/${userId}/`
}

export function deferredOf({ backend, userId }: ReplicaOwner): string {
  return `${DEFERRED}${encodeURIComponent(backend)}/${userId}`
}

export async function databaseNames(): Promise<readonly string[]> {
  const databases = await indexedDB.databases()
  return databases.flatMap(({ name }) => name ?? [])
}

export function workspaceOf(owner: ReplicaOwner, database: string): Id | null {
  const prefix = databasesOf(owner)
  return database.startsWith(prefix) ? (database.slice(prefix.length) as Id) : null
}

export interface Ends {
  /** It is being deleted, or a newer program wants to change it; the connection is closed already. */
  ended(why: 'deleted' | 'newer'): void
}

/** @throws backend/schema-mismatch, store/full, store/corrupt */
export async function openReplicaDatabase(name: string, { ended }: Ends): Promise<ReplicaDatabase> {
  try {
    return await openDB<Schema>(name, FORMAT, {
      upgrade: (made, before) => {
        if (before < 1) {
          for (const store of ['meta', 'chunks', 'outbox'] as const) made.createObjectStore(store)
          made.createObjectStore('journal', { autoIncrement: true })
        }
        made.createObjectStore('bytes')
      },
      blocking: (_current, wanted, event) => {
        ;(event.target as IDBDatabase).close()
        ended(wanted === null ? 'deleted' : 'newer')
      },
      // The person cleared the browser's data.
      terminated: () => ended('deleted'),
    })
  } catch (error) {
    throw diskError(error, 'database')
  }
}

/** Nothing of it is left to read when this resolves; where a tab that is asleep holds it, its empty shell goes later. */
export async function deleteReplicaDatabase(name: string): Promise<void> {
  await emptied(name)
  await new Promise<void>((resolve, reject) => {
    void deleteDB(name, { blocked: () => resolve() }).then(resolve, (error: unknown) => reject(diskError(error, 'database')))
  })
}

async function emptied(name: string): Promise<void> {
  try {
    const db = await openDB(name)
    const stores = [...db.objectStoreNames]
    if (stores.length > 0) {
      const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' })
      await Promise.all([...stores.map((store) => transaction.objectStore(store).clear?.()), transaction.done])
    }
    db.close()
  } catch {
    // What cannot be opened is deleted as it is.
  }
}

export function diskError(error: unknown, part: string, isWriting = false): PortError {
  return storeFailure(error, { part, format: FORMAT, source: 'replica', isWriting })
}
