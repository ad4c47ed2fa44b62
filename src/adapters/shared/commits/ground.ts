import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName, RecordOf } from '../../../domain/model/records/collections'

/** The records of one workspace that a commit is worked out upon. */
export interface Ground {
  readonly id: Id
  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null
  /** Trashed ones too. */
  all<K extends CollectionName>(collection: K): Iterable<RecordOf<K>>
  /** Was there a record of this id, which is purged by now? An id is used once. */
  wasPurged(collection: CollectionName, id: Id): boolean
}
