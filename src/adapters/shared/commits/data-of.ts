import type { CollectionName, Collections, RecordOf } from '../../../domain/model/records/collections'
import type { RecordMeta } from '../../../domain/model/records/meta'

/** A record's data without the backend's stamps. */
export function dataOf<K extends CollectionName>(record: RecordOf<K>): Collections[K] {
  const stamped: RecordMeta & Collections[K] = record
  const { id, workspaceId, version, createdAt, createdBy, updatedAt, updatedBy, deletedAt, ...data } = stamped
  return data as unknown as Collections[K]
}
