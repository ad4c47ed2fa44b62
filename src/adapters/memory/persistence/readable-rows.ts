import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import { parsedJson } from '../../shared/parsed-json'
import type { CommitEntry } from '../../shared/commits/commit-entry'
import { keysOf, type Database, type WorkspaceMeta } from './database'

/** What of a workspace can still be read. */
export interface Readable {
  readonly workspaceId: Id
  readonly seq: number
  readonly meta: WorkspaceMeta | null
  readonly rows: ReadonlyMap<CollectionName, ReadonlyMap<Id, AnyRecord>>
  /** Chunks and commits that cannot be read. */
  readonly dropped: number
}

/**
 * The newest readable state of every record: from the chunks, and from each commit that the journal still holds. A commit
 * holds whole records, so one that cannot be read takes nothing from those after it.
 */
export async function readableRows(db: Database, workspaceId: Id): Promise<Readable> {
  const range = keysOf(workspaceId)
  const rows = new Map<CollectionName, Map<Id, AnyRecord>>()
  const meta = ((await db.get('meta', workspaceId)) as WorkspaceMeta | undefined) ?? null
  let seq = meta?.foldedSeq ?? 0
  let dropped = 0

  const put = (collection: CollectionName, id: Id, { record, version }: Version): void => {
    const known = rows.get(collection) ?? new Map<Id, AnyRecord>()
    rows.set(collection, known)
    if (Number(known.get(id)?.version ?? -1) >= version) return
    if (record === null) known.delete(id)
    else known.set(id, record)
  }

  const keys = await db.getAllKeys('chunks', range)
  for (const key of keys) {
    const [, collection, buckets] = key
    // What an interrupted rewriting left behind is older or the same.
    if (meta !== null && meta.collections[collection as CollectionName]?.buckets !== buckets) continue
    const records = parsedJson((await db.get('chunks', key)) ?? null)
    if (Array.isArray(records))
      for (const record of records as AnyRecord[]) put(collection as CollectionName, record.id, versionOf(record))
    else dropped += 1
  }
  dropped += missingChunks(meta, keys)

  for (const text of await db.getAll('journal', range)) {
    const entry = parsedJson(text) as CommitEntry | null
    if (entry === null) dropped += 1
    else for (const { collection, id, record } of entry.changes) put(collection, id, { record, version: entry.seq })
    seq = Math.max(seq, entry?.seq ?? 0)
  }
  return { workspaceId, seq, meta, rows, dropped }
}

interface Version {
  readonly record: AnyRecord | null
  readonly version: number
}

function versionOf(record: AnyRecord): Version {
  return { record, version: Number(record.version) }
}

function missingChunks(meta: WorkspaceMeta | null, keys: readonly (readonly unknown[])[]): number {
  const there = new Set(keys.map((key) => key.slice(1).join('/')))
  const named = Object.entries(meta?.collections ?? {}).flatMap(([collection, { buckets, filled }]) =>
    filled.map((bucket) => `${collection}/${buckets}/${bucket}`),
  )
  return named.filter((key) => !there.has(key)).length
}
