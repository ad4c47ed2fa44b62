import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { MutationId, Version } from '../../../domain/model/records/meta'

export type RecordKey = `${CollectionName}/${Id}`

export function keyOf({ collection, id }: { readonly collection: CollectionName; readonly id: Id }): RecordKey {
  return `${collection}/${id}`
}

/** The version of a record that a pending commit wrote, before the server gives it one. */
export function localVersion(mutationId: MutationId): Version {
  return `local:${mutationId}` as Version
}
