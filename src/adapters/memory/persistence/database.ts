import { portError, type PortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { CommitEntry, InvitationToken, Tombstone } from '../../shared/commits/commit-entry'
import { parsedJson } from '../../shared/parsed-json'
import type { Snapshot, StoredRows } from '../../shared/store/rows'
import { openStore, storeFailure, type StoreDatabase } from '../../shared/store/store-database'

/** Of what is inside the stores. A program that finds a higher one is too old for it. */
export const FORMAT = 1

/** Version 1 had no heads. */
const DATABASE = {
  version: 2,
  stores: ['meta', 'chunks', 'journal', 'accounts', 'mutations', 'blobs', 'heads'],
  numbersJournal: false,
  source: 'memory',
} as const

/** Of the database itself, in `meta`. */
export interface DatabaseMeta {
  readonly format: number
  /** Change cursors are bound to it. */
  readonly lineage: string
}

/** Of one workspace, in `meta` under its id. */
export interface WorkspaceMeta extends Snapshot {
  readonly id: Id
  readonly tokens: readonly InvitationToken[]
  /** Absent where an earlier program wrote it. */
  readonly tombstones?: readonly Tombstone[]
}

export type AnsweredMutation =
  | { readonly workspaceId: Id; readonly seq: number; readonly touched: readonly (readonly [CollectionName, Id])[] }
  | { readonly value: unknown }

export const FORMAT_KEY = 'format'

/**
 * What is kept in the browser. One database holds every workspace of it.
 * @throws backend/schema-mismatch, store/full, store/corrupt
 */
export async function openDatabase(
  name: string,
  lineage: () => string,
): Promise<{ readonly db: StoreDatabase; readonly meta: DatabaseMeta }> {
  const db = await openStore(name, DATABASE)
  const kept = (await db.get('meta', FORMAT_KEY)) as DatabaseMeta | undefined
  const meta = kept ?? { format: FORMAT, lineage: lineage() }
  if (meta.format !== FORMAT) {
    db.close()
    throw portError('backend/schema-mismatch', { expected: String(FORMAT), found: String(meta.format) })
  }
  if (kept === undefined) await db.put('meta', meta, FORMAT_KEY)
  return { db, meta }
}

/** The journal has one CommitEntry each, as JSON text. */
export function rowsOf(db: StoreDatabase, workspaceId: Id): StoredRows<CommitEntry> {
  return { db, snapshotKey: workspaceId, prefix: [workspaceId], entryIn }
}

export function isWorkspaceMeta(meta: object | undefined): meta is WorkspaceMeta {
  return meta !== undefined && 'tokens' in meta
}

export function storeError(error: unknown, part: string, isWriting = false): PortError {
  return storeFailure(error, { part, version: FORMAT, source: 'memory', isWriting })
}

function entryIn(value: unknown): CommitEntry | null {
  return parsedJson(value as string) as CommitEntry | null
}
