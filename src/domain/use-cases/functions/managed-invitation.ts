import { mayGrant } from '../../model/access/member-change'
import { portError } from '../../model/errors/port-error'
import type { Id } from '../../model/kernel/id'
import type { RecordOf } from '../../model/records/collections'
import { demandRight } from './demand-right'
import type { FunctionContext } from './function-context'

export interface ManagedInvitation {
  /** Null: there is none of this id. */
  readonly invitation: RecordOf<'invitations'> | null
  readonly inviter: RecordOf<'members'>
  readonly workspace: RecordOf<'workspaces'>
}

/**
 * An invitation that the caller may send again or take back, which is one that they might have given themselves.
 * @throws access/denied
 */
export async function managedInvitation(
  { workspaceId, invitationId }: { readonly workspaceId: Id; readonly invitationId: Id },
  context: FunctionContext,
): Promise<ManagedInvitation> {
  const { member: inviter, workspace } = await demandRight('invite-member', workspaceId, context)
  const invitation = await context.records.get('invitations', workspaceId, invitationId)
  if (invitation !== null && !mayGrant(inviter.role, invitation.role)) {
    throw portError('access/denied', { action: 'invite-member' })
  }
  return { invitation, inviter, workspace }
}
