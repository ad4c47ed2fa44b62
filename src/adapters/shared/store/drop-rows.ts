import { chunkKey, journalAfter, journalKey, keysOf, NO_SNAPSHOT, type DamagedPart, type Snapshot, type StoredRows } from './rows'
import type { StoreTransaction } from './store-database'

/** All rows and heads. @param transaction over `chunks`, `journal` and `heads` */
export async function clearRows(rows: StoredRows, transaction: StoreTransaction<'readwrite'>): Promise<void> {
  await transaction.objectStore('chunks').delete(keysOf(rows))
  await transaction.objectStore('heads').delete(keysOf(rows))
  await transaction.objectStore('journal').delete(journalAfter(rows, -1))
}

/** What cannot be read, and the heads. @param transaction over `meta`, `chunks`, `journal` and `heads` */
export async function dropDamaged(
  rows: StoredRows,
  transaction: StoreTransaction<'readwrite'>,
  parts: readonly DamagedPart[],
): Promise<void> {
  const meta = transaction.objectStore('meta')
  const snapshot = ((await meta.get(rows.snapshotKey)) as Snapshot | undefined) ?? NO_SNAPSHOT
  const collections = { ...snapshot.collections }
  await transaction.objectStore('heads').delete(keysOf(rows))
  for (const part of parts) {
    if (part.kind === 'entry') await transaction.objectStore('journal').delete(journalKey(rows, part.seq))
    const chunked = part.kind === 'chunk' ? collections[part.collection] : undefined
    if (part.kind === 'entry' || chunked === undefined) continue
    const { collection, bucket } = part
    const filled = chunked.filled.filter((other) => other !== bucket)
    collections[collection] = { ...chunked, filled }
    await transaction.objectStore('chunks').delete(chunkKey(rows, collection, { buckets: chunked.buckets, bucket }))
  }
  await meta.put({ ...snapshot, collections }, rows.snapshotKey)
}
