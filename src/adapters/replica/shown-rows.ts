import { portError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { CollectionName, RecordOf } from '../../domain/model/records/collections'
import type { Role } from '../../domain/model/workspaces/workspace'
import type { RecordChange } from '../shared/commits/commit-entry'
import { memberIn, readerIn, type Reader } from '../shared/commits/reader'
import { WorkspaceState } from '../shared/commits/workspace-state'
import type { Rows } from './core/rules'

/** The rows of one workspace as the queries of one user see them. */
export class ShownRows implements Rows {
  readonly state: WorkspaceState

  private readonly workspaceId: Id
  private readonly userId: Id

  constructor(workspaceId: Id, userId: Id) {
    this.workspaceId = workspaceId
    this.userId = userId
    this.state = new WorkspaceState(workspaceId)
  }

  /** The user's membership; null: by these rows, the user is no member. */
  get role(): Role | null {
    return memberIn(this.state, this.userId)?.member.role ?? null
  }

  /** @throws access/denied */
  reader(): Reader {
    const reader = readerIn(this.state, this.userId)
    if (reader === null) throw portError('access/denied', { action: 'read' })
    return reader
  }

  /** Changes whenever the user may read other rows. */
  sightKey(): string {
    const found = memberIn(this.state, this.userId)
    const workspace = this.get('workspaces', this.workspaceId)
    return `${found?.member.id} ${found?.member.role} ${workspace?.memberVisibility}`
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
