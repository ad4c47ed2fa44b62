import { deleteDB } from 'idb'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { StoreRecovery } from '../../../ports/device.port'
import { parsedJson } from '../../shared/parsed-json'
import { bucketsFor, dealt } from '../../shared/store/buckets'
import { clearRows } from '../../shared/store/drop-rows'
import { chunkKey, journalAfter, keysOf, type ChunkedCollection } from '../../shared/store/rows'
import { inTransaction, type StoreDatabase } from '../../shared/store/store-database'
import { within } from '../../shared/store/within-store'
import { rowsOf, type WorkspaceMeta } from './database'
import { namesOf } from './kept-store'

/** @param name the database that would not open */
export function storeRecovery(name: string): StoreRecovery {
  return {
    download: () => within(name, exported),
    keepReadable: () =>
      alone(name, () =>
        within(name, async (db) => {
          const found = await Promise.all((await workspacesIn(db)).map((id) => readable(db, id)))
          for (const one of found) await rewrite(db, one)
          const kept = found.reduce((sum, { rows }) => sum + [...rows.values()].reduce((count, { size }) => count + size, 0), 0)
          return { kept, dropped: found.reduce((sum, { dropped }) => sum + dropped, 0) }
        }),
      ),
    startAfresh: () => alone(name, () => deleteDB(name)),
  }
}

/** While no tab commits, loads or compacts. */
function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  const { commitLock, chunkLock } = namesOf(name)
  return navigator.locks.request(commitLock, () => navigator.locks.request(chunkLock, task))
}

async function exported(db: StoreDatabase): Promise<Blob> {
  const lines: string[] = []
  for (const store of db.objectStoreNames) {
    // Bytes are not JSON: the line only says that they exist.
    const [keys, values] = await Promise.all([db.getAllKeys(store), store === 'blobs' ? [] : db.getAll(store)])
    keys.forEach((key, index) => lines.push(JSON.stringify({ store, key, value: values[index] ?? null })))
  }
  return new Blob([lines.join('\n')], { type: 'application/jsonl' })
}

/** Also those whose meta is lost. */
async function workspacesIn(db: StoreDatabase): Promise<readonly Id[]> {
  const keys = [...(await db.getAllKeys('chunks')), ...(await db.getAllKeys('journal'))]
  return [...new Set(keys.flatMap((key) => (Array.isArray(key) ? [key[0] as Id] : [])))]
}

/** What of a workspace can still be read. */
interface Readable {
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
async function readable(db: StoreDatabase, workspaceId: Id): Promise<Readable> {
  const stored = rowsOf(db, workspaceId)
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

  const keys = (await db.getAllKeys('chunks', keysOf(stored))) as readonly unknown[] as readonly ChunkKey[]
  for (const key of keys) {
    const [, collection, buckets] = key
    // What an interrupted rewriting left behind is older or the same.
    if (meta !== null && meta.collections[collection]?.buckets !== buckets) continue
    const records = parsedJson((await db.get('chunks', [...key])) ?? null)
    if (!Array.isArray(records)) dropped += 1
    else for (const record of records as AnyRecord[]) put(collection, record.id, { record, version: Number(record.version) })
  }
  dropped += missingChunks(meta, keys)

  for (const value of await db.getAll('journal', journalAfter(stored, -1))) {
    const entry = stored.entryIn(value)
    if (entry === null) dropped += 1
    for (const { collection, id, record } of entry?.changes ?? []) put(collection, id, { record, version: entry?.seq ?? 0 })
    seq = Math.max(seq, entry?.seq ?? 0)
  }
  return { workspaceId, seq, meta, rows, dropped }
}

type ChunkKey = readonly [workspaceId: Id, collection: CollectionName, buckets: number, bucket: number]

interface Version {
  readonly record: AnyRecord | null
  readonly version: number
}

function missingChunks(meta: WorkspaceMeta | null, keys: readonly ChunkKey[]): number {
  const there = new Set(keys.map((key) => key.slice(1).join('/')))
  const named = Object.entries(meta?.collections ?? {}).flatMap(([collection, { buckets, filled }]) =>
    filled.map((bucket) => `${collection}/${buckets}/${bucket}`),
  )
  return named.filter((key) => !there.has(key)).length
}

async function rewrite(db: StoreDatabase, { workspaceId, seq, meta, rows }: Readable): Promise<void> {
  const stored = rowsOf(db, workspaceId)
  await inTransaction(db, { stores: ['meta', 'chunks', 'journal', 'heads'], durability: 'strict' }, async (transaction) => {
    await clearRows(stored, transaction)
    const collections: Partial<Record<CollectionName, ChunkedCollection>> = {}
    for (const [collection, records] of rows) {
      const buckets = bucketsFor(collection, records.size)
      const parts = dealt(records.values(), buckets, ({ id }) => id)
      collections[collection] = { buckets, filled: [...parts.keys()].toSorted((a, b) => a - b), rows: records.size }
      for (const [bucket, held] of parts)
        await transaction.objectStore('chunks').put(JSON.stringify(held), chunkKey(stored, collection, { buckets, bucket }))
    }
    const { tokens = [], tombstones = [] } = meta ?? {}
    const next: WorkspaceMeta = { id: workspaceId, foldedSeq: seq, tokens, tombstones, collections }
    await transaction.objectStore('meta').put(next, workspaceId)
  })
}
