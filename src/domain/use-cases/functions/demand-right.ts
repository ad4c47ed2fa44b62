import { may, type NamedAction } from '../../model/access/policy'
import { portError } from '../../model/errors/port-error'
import type { Id } from '../../model/kernel/id'
import type { RecordOf } from '../../model/records/collections'
import { activeMember } from './active-member'
import type { FunctionContext } from './function-context'

/**
 * The caller as a member who may do this, and the live workspace. Strangers learn no more than members without the right.
 * @throws access/denied
 */
export async function demandRight(
  action: NamedAction,
  workspaceId: Id,
  context: FunctionContext,
): Promise<{ readonly member: RecordOf<'members'>; readonly workspace: RecordOf<'workspaces'> }> {
  const member = await activeMember(workspaceId, context.caller.id, context)
  const workspace = await context.records.get('workspaces', workspaceId, workspaceId)
  const isAllowed = member !== null && may(member.role, action)
  if (!isAllowed || workspace === null || workspace.deletedAt !== null) throw portError('access/denied', { action })
  return { member, workspace }
}
