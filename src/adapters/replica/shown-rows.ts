import type { Id } from '../../domain/model/kernel/id'
import type { CollectionName, RecordOf } from '../../domain/model/records/collections'
import type { RecordChange } from '../shared/commits/commit-entry'
import { WorkspaceState } from '../shared/commits/workspace-state'
import type { Rows } from './core/rules'

/** The rows of one workspace as queries see them. */
export class ShownRows implements Rows {
  readonly state: WorkspaceState

  constructor(workspaceId: Id) {
    this.state = new WorkspaceState(workspaceId)
  }

  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null {
    return this.state.get(collection, id)
  }

  all<K extends CollectionName>(collection: K): Iterable<RecordOf<K>> {
    return this.state.all(collection)
  }

  apply(changes: readonly RecordChange[]): void {
    if (changes.length > 0) this.state.rows.apply(changes)
  }
}
