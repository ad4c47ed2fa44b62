import type { Id } from '../../model/kernel/id'
import type { RecordOf } from '../../model/records/collections'
import type { FunctionContext } from './function-context'

/** Who the user is in the workspace; `null` for strangers and for who was deactivated. */
export async function activeMember(workspaceId: Id, userId: Id, context: FunctionContext): Promise<RecordOf<'members'> | null> {
  const member = await memberOf(workspaceId, userId, context)
  return member?.status === 'active' ? member : null
}

export async function memberOf(workspaceId: Id, userId: Id, { records }: FunctionContext): Promise<RecordOf<'members'> | null> {
  const [member] = await records.find<'members'>('members', { workspaceId, where: { op: 'eq', field: 'userId', value: userId } })
  return member ?? null
}
