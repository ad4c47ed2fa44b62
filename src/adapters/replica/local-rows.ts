import type { Id } from '../../domain/model/kernel/id'
import type { AnyQuery, Page } from '../../domain/model/query/ast'
import type { ReadableName, RowOf } from '../../domain/model/records/collections'
import { listingFor } from '../shared/commits/reader'
import type { ReplicaWorkspace } from './replica-workspace'

/** @throws access/denied, query/bad-cursor */
export function pageOf<K extends ReadableName>(at: ReplicaWorkspace, collection: K, query: AnyQuery): Page<RowOf<K>> {
  return listingFor(at.rows.reader(), collection).page(query)
}

/** The row of whichever of the workspaces has it. */
export function findRow<K extends ReadableName>(workspaces: readonly ReplicaWorkspace[], collection: K, id: Id): RowOf<K> | null {
  for (const at of workspaces) {
    const row = at.rows.role !== null ? listingFor(at.rows.reader(), collection).get(id) : null
    if (row !== null) return row
  }
  return null
}
