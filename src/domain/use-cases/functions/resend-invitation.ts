import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import { activeMember } from './active-member'
import type { FunctionContext } from './function-context'
import { managedInvitation } from './managed-invitation'
import { sendInvitation } from './send-invitation'

/**
 * Sends an invitation again, in the caller's name. What was revoked or has expired holds again.
 * @throws access/denied; record/duplicate when another one to the same address is pending
 */
export async function resendInvitation(
  input: FunctionInput<'resend-invitation'>,
  context: FunctionContext,
): Promise<Answer<'resend-invitation'>> {
  const { invitation, ...by } = await managedInvitation(input, context)
  if (invitation === null) return { ok: false, refusal: 'invitation-unknown' }
  const { id, email, role, status } = invitation
  if (status === 'accepted') return { ok: false, refusal: 'invitation-used' }
  const userId = await context.userIdOf(email)
  const isIn = userId !== null && (await activeMember(input.workspaceId, userId, context)) !== null
  if (isIn) return { ok: false, refusal: 'already-member' }
  await sendInvitation({ id, isNew: false, email, role }, by, context)
  return { ok: true, value: { invitationId: id } }
}
