import type { RecordChange } from '../../../../src/adapters/shared/commits/commit-entry'
import type { Rows } from '../../../../src/adapters/replica/core/rules'
import type { Id } from '../../../../src/domain/model/kernel/id'
import type { AnyRecord, CollectionName, RecordOf } from '../../../../src/domain/model/records/collections'
import { keyOf } from './oracle-rules'

/** What one tab shows, by `collection/id`. */
export class ModelRows implements Rows {
  readonly shown = new Map<string, AnyRecord>()

  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null {
    return (this.shown.get(keyOf({ collection, id })) ?? null) as RecordOf<K> | null
  }

  *all<K extends CollectionName>(collection: K): IterableIterator<RecordOf<K>> {
    const prefix = `${collection}/`
    for (const [key, record] of this.shown) if (key.startsWith(prefix)) yield record as unknown as RecordOf<K>
  }

  apply(changes: readonly RecordChange[]): void {
    for (const change of changes)
      if (change.record === null) this.shown.delete(keyOf(change))
      else this.shown.set(keyOf(change), change.record)
  }
}
