import fc from 'fast-check'
import type { CollectionStore, RowWrite } from '../../src/adapters/shared/engine/collection-store'
import { id, row, type SampleRow } from './rows'

/** One batch: rows put in or changed, and rows taken away. */
export const batch: fc.Arbitrary<readonly RowWrite<SampleRow>[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: row.map((one) => ({ id: one.id, row: one })) },
    { weight: 1, arbitrary: id.map((gone) => ({ id: gone, row: null })) },
  ),
  { maxLength: 12 },
)

/** What the store should hold, kept in the plainest way. */
export class PlainRows {
  private readonly rows = new Map<string, SampleRow>()

  apply(writes: readonly RowWrite<SampleRow>[], store: CollectionStore<SampleRow>): void {
    for (const write of writes) {
      if (write.row === null) this.rows.delete(write.id)
      else this.rows.set(write.id, write.row)
    }
    store.apply(writes)
  }

  all(): readonly SampleRow[] {
    return [...this.rows.values()]
  }
}
