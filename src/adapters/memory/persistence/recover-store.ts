import { deleteDB, openDB } from 'idb'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { StoreRecovery } from '../../../ports/device.port'
import { bucketOf, bucketsFor } from '../../shared/persistence/buckets'
import type { ChunkedCollection } from '../../shared/persistence/chunks'
import { keysOf, type Database, type Schema, type WorkspaceMeta } from './database'
import { namesOf } from './kept-store'
import { readableRows, type Readable } from './readable-rows'

/** @param name the database that would not open */
export function storeRecovery(name: string): StoreRecovery {
  return {
    download: () => within(name, exported),
    keepReadable: () =>
      alone(name, () =>
        within(name, async (db) => {
          const found = await Promise.all((await workspacesIn(db)).map((id) => readableRows(db, id)))
          for (const readable of found) await rewrite(db, readable)
          const kept = found.reduce((sum, { rows }) => sum + [...rows.values()].reduce((count, { size }) => count + size, 0), 0)
          return { kept, dropped: found.reduce((sum, { dropped }) => sum + dropped, 0) }
        }),
      ),
    startAfresh: () => alone(name, () => deleteDB(name)),
  }
}

async function within<T>(name: string, task: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(name)
  try {
    return await task(db)
  } finally {
    db.close()
  }
}

/** While no tab commits, loads or folds. */
function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  const { commitLock, chunkLock } = namesOf(name)
  return navigator.locks.request(commitLock, () => navigator.locks.request(chunkLock, task))
}

async function exported(db: Database): Promise<Blob> {
  const lines: string[] = []
  for (const store of db.objectStoreNames) {
    // Bytes are not JSON: that they are there is all a line can say.
    const [keys, values] = await Promise.all([db.getAllKeys(store), store === 'blobs' ? [] : db.getAll(store)])
    keys.forEach((key, index) => lines.push(JSON.stringify({ store, key, value: values[index] ?? null })))
  }
  return new Blob([lines.join('\n')], { type: 'application/jsonl' })
}

/** Also those whose meta is lost. */
async function workspacesIn(db: Database): Promise<readonly Id[]> {
  const keys = [...(await db.getAllKeys('chunks')), ...(await db.getAllKeys('journal'))]
  return [...new Set(keys.map(([workspaceId]) => workspaceId as Id))]
}

async function rewrite(db: Database, { workspaceId, seq, meta, rows }: Readable): Promise<void> {
  const transaction = db.transaction(['meta', 'chunks', 'journal', 'heads'], 'readwrite', { durability: 'strict' })
  const chunks = transaction.objectStore('chunks')
  const range = keysOf(workspaceId)
  const writes: Promise<unknown>[] = [
    chunks.delete(range),
    transaction.objectStore('journal').delete(range),
    // They tell of rows that may be lost.
    transaction.objectStore('heads').delete(range),
  ]
  const collections: Partial<Record<CollectionName, ChunkedCollection>> = {}
  for (const [collection, records] of rows) {
    const dealt = deal(collection, [...records.values()])
    collections[collection] = { buckets: dealt.length, filled: dealt.map((_, bucket) => bucket) }
    dealt.forEach((held, bucket) =>
      writes.push(chunks.put(JSON.stringify(held), [workspaceId, collection, dealt.length, bucket])),
    )
  }
  const next: WorkspaceMeta = { id: workspaceId, foldedSeq: seq, tokens: meta?.tokens ?? [], collections }
  writes.push(transaction.objectStore('meta').put(next, workspaceId))
  await Promise.all([...writes, transaction.done])
}

function deal(collection: CollectionName, records: readonly AnyRecord[]): readonly (readonly AnyRecord[])[] {
  const dealt: AnyRecord[][] = Array.from({ length: bucketsFor(collection, records.length) }, () => [])
  for (const record of records) dealt[bucketOf(record.id, dealt.length)]?.push(record)
  return dealt
}
