import { may, type Action, type NamedAction } from '../../model/access/policy'
import { portError } from '../../model/errors/port-error'
import type { Id } from '../../model/kernel/id'
import type { RecordOf } from '../../model/records/collections'
import { isRobot } from '../../model/workspaces/workspace'
import type { FunctionContext } from './function-context'

/** Who the user is in the workspace; `null` for strangers and for who was deactivated. */
export async function activeMember(workspaceId: Id, userId: Id, context: FunctionContext): Promise<RecordOf<'members'> | null> {
  const member = await memberOf(workspaceId, userId, context)
  return member?.status === 'active' ? member : null
}

export async function memberOf(workspaceId: Id, userId: Id, { records }: FunctionContext): Promise<RecordOf<'members'> | null> {
  const [member] = await records.find<'members'>('members', { workspaceId, where: { op: 'eq', field: 'userId', value: userId } })
  // Whatever id an account may come to have, it is not taken for a robot.
  return member === undefined || isRobot(member) ? null : member
}

interface Caller {
  readonly member: RecordOf<'members'>
  readonly workspace: RecordOf<'workspaces'>
}

/** The caller as an active member of the live workspace, whatever their role. @throws access/denied */
export function demandMember(workspaceId: Id, context: FunctionContext): Promise<Caller> {
  return demand('workspaces.read', workspaceId, context)
}

/**
 * The caller as a member who may do this, and the live workspace. Strangers learn no more than members without the right.
 * @throws access/denied
 */
export function demandRight(action: NamedAction, workspaceId: Id, context: FunctionContext): Promise<Caller> {
  return demand(action, workspaceId, context)
}

async function demand(action: Action, workspaceId: Id, context: FunctionContext): Promise<Caller> {
  const member = await activeMember(workspaceId, context.caller.id, context)
  const workspace = await context.records.get('workspaces', workspaceId, workspaceId)
  const isAllowed = member !== null && may(member.role, action)
  if (!isAllowed || workspace === null || workspace.deletedAt !== null) throw portError('access/denied', { action })
  return { member, workspace }
}
