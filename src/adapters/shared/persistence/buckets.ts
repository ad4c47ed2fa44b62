import type { Id } from '../../../domain/model/kernel/id'

const ROWS_A_BUCKET = 1000
const MOST = 4096

/** How many buckets so many rows are dealt into: a power of two, so that it seldom changes. */
export function bucketsFor(rows: number): number {
  let buckets = 1
  while (buckets < MOST && buckets * ROWS_A_BUCKET < rows) buckets *= 2
  return buckets
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
