import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName, RecordOf } from '../../../domain/model/records/collections'
import type { RecordChange } from '../../shared/commits/commit-entry'
import { keyOf, type RecordKey } from './record-key'
import type { View } from './rules'

/** Records with changes applied, on top of a view that stays unchanged. */
export class DraftView implements View {
  private readonly under: View
  private readonly changed = new Map<RecordKey, RecordChange>()

  constructor(under: View) {
    this.under = under
  }

  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null {
    const change = this.changed.get(keyOf({ collection, id }))
    return change === undefined ? this.under.get(collection, id) : (change.record as unknown as RecordOf<K> | null)
  }

  *all<K extends CollectionName>(collection: K): IterableIterator<RecordOf<K>> {
    const changes = [...this.changed.values()].filter((change) => change.collection === collection)
    const hidden = new Set(changes.map(({ id }) => id))
    for (const record of this.under.all(collection)) if (!hidden.has(record.id)) yield record
    for (const { record } of changes) if (record !== null) yield record as unknown as RecordOf<K>
  }

  set(change: RecordChange): void {
    this.changed.set(keyOf(change), change)
  }

  /** The records that differ from the view underneath. */
  difference(): readonly RecordChange[] {
    return [...this.changed.values()].filter(({ collection, id, record }) => this.under.get(collection, id) !== record)
  }
}

export function recordOf(
  view: View,
  { collection, id }: { readonly collection: CollectionName; readonly id: Id },
): AnyRecord | null {
  return view.get(collection, id)
}
