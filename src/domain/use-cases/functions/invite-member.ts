import { mayGrant } from '../../model/access/member-change'
import { portError } from '../../model/errors/port-error'
import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import type { Id } from '../../model/kernel/id'
import type { RecordOf } from '../../model/records/collections'
import { activeMember } from './active-member'
import { demandRight } from './demand-right'
import type { FunctionContext } from './function-context'
import { sendInvitation } from './send-invitation'

/**
 * Invites an address, or sends its pending invitation again: with a new token and a new term, which void the old ones.
 * @throws access/denied, record/invalid
 */
export async function inviteMember(
  { workspaceId, email, role }: FunctionInput<'invite-member'>,
  context: FunctionContext,
): Promise<Answer<'invite-member'>> {
  const { member: inviter, workspace } = await demandRight('invite-member', workspaceId, context)
  if (!mayGrant(inviter.role, role)) throw portError('access/denied', { action: 'invite-member' })

  const userId = await context.userIdOf(email)
  if (userId !== null && (await activeMember(workspaceId, userId, context)) !== null)
    return { ok: false, refusal: 'already-member' }

  const pending = await pendingFor(workspaceId, email, context)
  const invitationId = pending?.id ?? context.newId()
  await sendInvitation({ id: invitationId, isNew: pending === null, email, role }, { inviter, workspace }, context)
  return { ok: true, value: { invitationId } }
}

async function pendingFor(workspaceId: Id, email: string, { records }: FunctionContext): Promise<RecordOf<'invitations'> | null> {
  const same = await records.find<'invitations'>('invitations', {
    workspaceId,
    where: { op: 'eq', field: 'email', value: email },
  })
  return same.find(({ status }) => status === 'pending') ?? null
}
