import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { portError, type PortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { InvitationToken, Tombstone } from '../../shared/commits/commit-entry'
import type { ChunkedCollection } from '../../shared/persistence/chunks'
import type { KeptBytes } from '../../shared/persistence/kept-bytes'
import { storeFailure } from '../../shared/persistence/store-failure'
import type { Head, HeadPlace, KeptFile } from './store'

/** Of what is inside the stores. A program that finds a higher one is too old for it. */
export const FORMAT = 1

/** What is kept in the browser. One database holds every workspace of it. */
export interface Schema extends DBSchema {
  /** The database's `format`, and a WorkspaceMeta for each workspace under its id. */
  meta: { key: string; value: DatabaseMeta | WorkspaceMeta }
  /** The rows of one bucket of one collection, as JSON text: reading few long texts is far quicker than many rows. */
  chunks: { key: ChunkKey; value: string }
  /** One CommitEntry each, as JSON text. */
  journal: { key: [workspaceId: string, seq: number]; value: string }
  /** Accounts, sign-in links and mail. */
  accounts: { key: string; value: unknown }
  /** What was answered to whom. */
  mutations: { key: string; value: AnsweredMutation }
  /** The bytes of attachments; as a Blob where an earlier program kept them. */
  blobs: { key: string; value: (KeptBytes & { readonly createdAt: string }) | KeptFile }
  /** Each is of the rows as they are: a commit takes those of its workspace away. */
  heads: { key: Mutable<HeadPlace>; value: Head }
}

/** As the database's own types will have it. */
type Mutable<T extends readonly unknown[]> = [...T]

export type Database = IDBPDatabase<Schema>
export type ChunkKey = [workspaceId: string, collection: string, buckets: number, bucket: number]

export interface DatabaseMeta {
  readonly format: number
  /** Change cursors are bound to it. */
  readonly lineage: string
}

export interface WorkspaceMeta {
  readonly id: Id
  /** The rows of every commit up to this one are in the chunks. */
  readonly foldedSeq: number
  readonly tokens: readonly InvitationToken[]
  /** Absent where an earlier program wrote it. */
  readonly tombstones?: readonly Tombstone[]
  readonly collections: Readonly<Partial<Record<CollectionName, ChunkedCollection>>>
}

export type AnsweredMutation =
  | { readonly workspaceId: Id; readonly seq: number; readonly touched: readonly (readonly [CollectionName, Id])[] }
  | { readonly value: unknown }

export const FORMAT_KEY = 'format'

/** Of which stores there are. One that an earlier program did not have is made empty; what is in the others stays. */
const VERSION = 2
const STORES = ['meta', 'chunks', 'journal', 'accounts', 'mutations', 'blobs', 'heads'] as const

/** @throws backend/schema-mismatch, store/full, store/corrupt */
export async function openDatabase(
  name: string,
  lineage: () => string,
): Promise<{ readonly db: Database; readonly meta: DatabaseMeta }> {
  const db = await openDB<Schema>(name, VERSION, {
    upgrade: (made) => {
      for (const store of STORES) if (!made.objectStoreNames.contains(store)) made.createObjectStore(store)
    },
    // A newer program wants to change the database: let it, rather than hold it up.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  }).catch((error: unknown) => {
    throw storeError(error, 'database')
  })
  const kept = (await db.get('meta', FORMAT_KEY)) as DatabaseMeta | undefined
  const meta = kept ?? { format: FORMAT, lineage: lineage() }
  if (meta.format !== FORMAT) {
    db.close()
    throw portError('backend/schema-mismatch', { expected: String(FORMAT), found: String(meta.format) })
  }
  if (kept === undefined) await db.put('meta', meta, FORMAT_KEY)
  return { db, meta }
}

/** All the keys that begin with the workspace's id. */
export function keysOf(workspaceId: Id): IDBKeyRange {
  return IDBKeyRange.bound([workspaceId], [workspaceId, []])
}

export function storeError(error: unknown, part: string, isWriting = false): PortError {
  return storeFailure(error, { part, format: FORMAT, source: 'memory', isWriting })
}
