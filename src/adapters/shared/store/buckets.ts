import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'

const ROWS_A_BUCKET = 1000
/** What one commit of an import did is as long as a hundred records. */
const LONG_ROWS_A_BUCKET: Partial<Record<CollectionName, number>> = { importChunks: 10, drafts: 10 }
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
  const { length } = id
  let digits = 0
  for (let at = Math.max(0, length - DIGITS); at < length; at += 1) digits = digits * 16 + digitAt(id, at)
  return digits % buckets
}

const DIGITS = 4

/** Without a text of its own for each of 100,000 ids. */
function digitAt(id: Id, at: number): number {
  const code = id.charCodeAt(at)
  return code < 0x3a ? code - 0x30 : (code | 0x20) - 0x57
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
