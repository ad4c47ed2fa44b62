import type { Id } from '../../../../domain/model/kernel/id'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { LIMITS } from '../../../../domain/model/records/limits'
import type { RecordsPort } from '../../../../ports/records.port'

/** A workspace that somebody belongs to whose account is to go. */
export interface WorkspaceToLeave {
  readonly workspace: RecordOf<'workspaces'>
  /** Active members who could go on. */
  readonly heirs: readonly RecordOf<'members'>[]
  readonly isLastOwner: boolean
}

/** Those in the trash too: they can come back. */
export async function workspacesToLeave(records: RecordsPort, userId: Id): Promise<readonly WorkspaceToLeave[]> {
  const { items } = await records.list('workspaces', {
    workspaceId: null,
    trash: 'include',
    orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
    limit: LIMITS.pageSizeMost,
  })
  return Promise.all(items.map((workspace) => toLeave(records, workspace, userId)))
}

async function toLeave(records: RecordsPort, workspace: RecordOf<'workspaces'>, userId: Id): Promise<WorkspaceToLeave> {
  const { items } = await records.list('members', {
    workspaceId: workspace.id,
    where: { op: 'eq', field: 'status', value: 'active' },
    orderBy: [{ field: 'displayName', direction: 'asc', empty: 'last' }],
    limit: LIMITS.pageSizeMost,
  })
  const heirs = items.filter((member) => member.userId !== userId)
  const isOwner = items.some((member) => member.userId === userId && member.role === 'owner')
  return { workspace, heirs, isLastOwner: isOwner && !heirs.some(({ role }) => role === 'owner') }
}
