import { readable, type Sight } from '../../../domain/model/access/visibility'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { WorkspaceState } from './workspace-state'

/** One user in a workspace. */
export interface Reader {
  readonly workspace: WorkspaceState
  readonly member: RecordOf<'members'>
  /** `null`: all rows. */
  readonly sight: Sight
}

/** `null`: not an active member. */
export function readerIn(workspace: WorkspaceState, userId: Id): Reader | null {
  const record = workspace.get('workspaces', workspace.id)
  if (record === null) return null
  for (const member of workspace.all('members')) {
    if (member.userId !== userId || member.status !== 'active' || member.deletedAt !== null) continue
    return { workspace, member, sight: readable(member, record, (dealId) => workspace.get('deals', dealId)?.ownerId) }
  }
  return null
}
