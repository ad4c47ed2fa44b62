import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import type { FunctionContext } from './function-context'
import { managedInvitation } from './managed-invitation'

/** @throws access/denied */
export async function revokeInvitation(
  input: FunctionInput<'revoke-invitation'>,
  context: FunctionContext,
): Promise<Answer<'revoke-invitation'>> {
  const { invitation, inviter } = await managedInvitation(input, context)
  if (invitation === null) return { ok: false, refusal: 'invitation-unknown' }
  const { id, workspaceId, status } = invitation
  if (status === 'accepted') return { ok: false, refusal: 'invitation-used' }
  if (status === 'pending') {
    await context.records.commit([{ kind: 'update', collection: 'invitations', id, patch: { status: 'revoked' } }], {
      workspaceId,
      memberId: inviter.id,
      via: 'function',
    })
  }
  return { ok: true, value: { invitationId: id } }
}
