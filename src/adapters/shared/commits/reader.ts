import { readable, type Sight } from '../../../domain/model/access/visibility'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { RecordSource } from './record-source'
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
  const found = memberIn(workspace, userId)
  return found === null ? null : { workspace, ...found }
}

export function memberIn(records: RecordSource, userId: Id): Pick<Reader, 'member' | 'sight'> | null {
  const workspace = records.get('workspaces', records.id)
  if (workspace === null) return null
  for (const member of records.all('members')) {
    if (member.userId !== userId || member.status !== 'active' || member.deletedAt !== null) continue
    return { member, sight: readable(member, workspace, (dealId) => records.get('deals', dealId)?.ownerId) }
  }
  return null
}
