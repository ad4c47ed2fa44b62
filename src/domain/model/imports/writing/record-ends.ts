import type { Id } from '../../kernel/id'
import type { CollectionName } from '../../records/collections'
import { IMPORT_COLLECTIONS } from '../import-collections'
import { NEEDED_COLLECTIONS } from '../planning/planned-write'

export interface RecordCount {
  readonly collection: CollectionName
  readonly made: number
  readonly changed: number
  /** Of those that rows are about: nothing of them changes. */
  readonly unchanged: number
}

type RecordEnd = 'made' | 'changed' | 'unchanged'

interface AnyRef {
  readonly collection: CollectionName
  readonly id: Id
}

interface End {
  readonly collection: CollectionName
  readonly end: RecordEnd
}

/** What becomes of each record, which several rows may be about. */
export class RecordEnds {
  private readonly ends = new Map<string, End>()

  constructor(before: RecordEnds | null = null) {
    if (before !== null) this.ends = new Map(before.ends)
  }

  write({ collection, id }: AnyRef, end: 'made' | 'changed'): void {
    const key = `${collection} ${id}`
    if (this.ends.get(key)?.end !== 'made') this.ends.set(key, { collection, end })
  }

  /** Whatever else was written of it counts. */
  leave({ collection, id }: AnyRef): void {
    const key = `${collection} ${id}`
    if (!this.ends.has(key)) this.ends.set(key, { collection, end: 'unchanged' })
  }

  counts(): readonly RecordCount[] {
    return countsOf(this.ends.values())
  }
}

export function countsOf(ends: Iterable<End>): readonly RecordCount[] {
  const counts = new Map<CollectionName, Record<RecordEnd, number>>()
  for (const { collection, end } of ends) {
    const own = counts.get(collection) ?? { made: 0, changed: 0, unchanged: 0 }
    own[end] += 1
    counts.set(collection, own)
  }
  return [...counts].map(([collection, count]) => ({ collection, ...count })).toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** What files are of before what that needs. */
const RANKS: readonly CollectionName[] = [...IMPORT_COLLECTIONS, ...NEEDED_COLLECTIONS]

function rankOf({ collection }: RecordCount): number {
  return RANKS.indexOf(collection)
}
