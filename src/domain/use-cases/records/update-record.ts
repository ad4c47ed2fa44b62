import type { Collections } from '../../model/records/collections'
import type { RecordMeta } from '../../model/records/meta'
import type { Mutation, WritableName } from '../../model/records/mutation'

type Seen = Pick<RecordMeta, 'id' | 'version'>

/** Writes these fields, expecting the record as it is given: what somebody else changed in between is a conflict, never lost. */
export function updateRecord<K extends WritableName>(collection: K, seen: Seen, patch: Partial<Collections[K]>): Mutation
export function updateRecord(collection: WritableName, { id, version }: Seen, patch: object): Mutation {
  return { kind: 'update', collection, id, patch, expect: version }
}
