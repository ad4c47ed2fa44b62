import { portError } from '../../../model/errors/port-error'
import type { Id } from '../../../model/kernel/id'
import type { RecordOf } from '../../../model/records/collections'
import { activeMember } from '../active-member'
import type { FunctionContext } from '../function-context'

/** The caller as an active member of the live workspace, whatever their role. @throws access/denied */
export async function demandMember(
  workspaceId: Id,
  context: FunctionContext,
): Promise<{ readonly member: RecordOf<'members'>; readonly workspace: RecordOf<'workspaces'> }> {
  const member = await activeMember(workspaceId, context.caller.id, context)
  const workspace = await context.records.get('workspaces', workspaceId, workspaceId)
  if (member === null || workspace === null || workspace.deletedAt !== null)
    throw portError('access/denied', { action: 'workspaces.read' })
  return { member, workspace }
}
