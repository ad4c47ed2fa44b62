import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'

const ROWS_A_BUCKET = 1000
/** What one commit of an import did is as long as a hundred records. */
const LONG_ROWS_A_BUCKET: Partial<Record<CollectionName, number>> = { importChunks: 10 }
const MOST = 4096

/** How many buckets so many rows are dealt into: a power of two, so that it seldom changes. */
export function bucketsFor(collection: CollectionName, rows: number): number {
  const most = LONG_ROWS_A_BUCKET[collection] ?? ROWS_A_BUCKET
  let buckets = 1
  while (buckets < MOST && buckets * most < rows) buckets *= 2
  return buckets
}

/** As many rows a bucket has on average, roughly. */
export function usualRows(collection: CollectionName): number {
  return (LONG_ROWS_A_BUCKET[collection] ?? ROWS_A_BUCKET) * 0.75
}

/** Follows from the id alone, so that every tab deals alike. The last digits of a UUIDv7 are random. */
export function bucketOf(id: Id, buckets: number): number {
  return Number.parseInt(id.slice(-4), 16) % buckets
}

/** The items of each bucket, of those that have any. */
export function dealt<T>(items: Iterable<T>, buckets: number, idOf: (item: T) => Id): ReadonlyMap<number, readonly T[]> {
  const dealing = new Map<number, T[]>()
  for (const item of items) {
    const bucket = bucketOf(idOf(item), buckets)
    const held = dealing.get(bucket)
    if (held === undefined) dealing.set(bucket, [item])
    else held.push(item)
  }
  return dealing
}
