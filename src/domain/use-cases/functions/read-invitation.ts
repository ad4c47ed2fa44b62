import type { InvitationSummary } from '../../model/functions/catalogue'
import { instantOf } from '../../model/kernel/instant'
import { voucherOf } from './accept-invitation'
import type { FunctionContext } from './function-context'

/**
 * Who invites, and where to, for whoever holds the token of an invitation that can be accepted; `null` for anybody else. It
 * names nothing besides: the link may have come into other hands.
 */
export async function readInvitation(
  token: string,
  { records, sha256, now }: Pick<FunctionContext, 'records' | 'sha256' | 'now'>,
): Promise<InvitationSummary | null> {
  const invitation = await records.invitationByTokenHash(await sha256(token))
  if (invitation?.status !== 'pending' || invitation.expiresAt <= instantOf(now())) return null
  const { workspaceId } = invitation
  const [inviter, workspace] = await Promise.all([
    voucherOf(invitation, records),
    records.get('workspaces', workspaceId, workspaceId),
  ])
  if (inviter === null || workspace === null || workspace.deletedAt !== null) return null
  return { workspaceName: workspace.name, invitedBy: inviter.displayName }
}
