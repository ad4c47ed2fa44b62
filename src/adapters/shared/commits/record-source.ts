import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName, RecordOf } from '../../../domain/model/records/collections'

/** The records of one workspace that a commit is prepared on. */
export interface RecordSource {
  readonly id: Id
  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null
  /** All records, trashed ones included. */
  all<K extends CollectionName>(collection: K): Iterable<RecordOf<K>>
  /** Whether a record of this id was purged. An id is used only once. */
  wasPurged(collection: CollectionName, id: Id): boolean
}
