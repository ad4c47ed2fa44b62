import type { Answer, FunctionInput, Refusal } from '../../model/functions/catalogue'
import { mayChangeMember, mayGrant } from '../../model/access/member-change'
import { instantOf } from '../../model/kernel/instant'
import { cleanEmail } from '../../model/kernel/contact-fields'
import type { RecordOf } from '../../model/records/collections'
import { activeMember, memberOf } from './caller'
import type { ElevatedWrite, FunctionContext } from './function-context'

/**
 * Makes the caller a member, once; for the same person it is safe to repeat. Only the invited address may accept, and it
 * is asked first, so that a link that leaked tells a stranger nothing more.
 */
export async function acceptInvitation(
  { token }: FunctionInput<'accept-invitation'>,
  context: FunctionContext,
): Promise<Answer<'accept-invitation'>> {
  const invitation = await context.records.invitationByTokenHash(await context.sha256(token))
  if (invitation === null) return refuse('invitation-unknown')
  if (cleanEmail(context.caller.email) !== invitation.email) return refuse('invitation-wrong-address')
  if (invitation.status === 'accepted') return acceptedBefore(invitation, context)
  if (invitation.status === 'revoked') return refuse('invitation-revoked')
  if (invitation.status === 'expired') return refuse('invitation-expired')
  if (invitation.expiresAt <= instantOf(context.now())) return expire(invitation, context)
  return join(invitation, context)
}

type Invitation = RecordOf<'invitations'>
type Accepted = Promise<Answer<'accept-invitation'>>

function refuse(refusal: Refusal<'accept-invitation'>): Answer<'accept-invitation'> {
  return { ok: false, refusal }
}

/** An invitation that was used does not let back in whom the workspace has since deactivated. */
async function acceptedBefore({ workspaceId }: Invitation, context: FunctionContext): Accepted {
  const member = await memberOf(workspaceId, context.caller.id, context)
  return member?.status === 'active' ? { ok: true, value: { workspaceId } } : refuse('invitation-revoked')
}

async function expire({ id, workspaceId }: Invitation, { records }: FunctionContext): Accepted {
  await records.commit([{ kind: 'update', collection: 'invitations', id, patch: { status: 'expired' } }], {
    workspaceId,
    memberId: null,
    via: 'function',
  })
  return refuse('invitation-expired')
}

/**
 * May whoever invited still let this person in, in this role? Asked as of now: somebody who was deactivated has no way back,
 * or for a friend, by what they sent out before.
 */
async function isVouchedFor(
  invitation: Invitation,
  member: RecordOf<'members'> | null,
  { records }: FunctionContext,
): Promise<boolean> {
  const inviter = await voucherOf(invitation, records)
  if (inviter === null) return false
  return member === null || mayChangeMember(inviter, member, { ...member, status: 'active', role: invitation.role })
}

/** Who invited, while they may still let somebody in, in this role. */
export async function voucherOf(
  { workspaceId, invitedBy, role }: Invitation,
  records: Pick<FunctionContext['records'], 'get'>,
): Promise<RecordOf<'members'> | null> {
  const inviter = invitedBy === null ? null : await records.get('members', workspaceId, invitedBy)
  if (inviter?.status !== 'active' || inviter.deletedAt !== null) return null
  return mayGrant(inviter.role, role) ? inviter : null
}

/** Whom a restored workspace knows by this address: what they did and have is theirs again. */
async function awaited({ workspaceId, email }: Invitation, { records }: FunctionContext): Promise<RecordOf<'members'> | null> {
  const same = await records.find<'invitations'>('invitations', {
    workspaceId,
    where: { op: 'eq', field: 'email', value: email },
  })
  for (const { memberId } of same) {
    const member = memberId === null ? null : await records.get('members', workspaceId, memberId)
    if (member !== null && member.userId === null) return member
  }
  return null
}

async function join(invitation: Invitation, context: FunctionContext): Accepted {
  const { workspaceId, role } = invitation
  const { caller, records } = context
  const member = (await memberOf(workspaceId, caller.id, context)) ?? (await awaited(invitation, context))
  if (member?.status !== 'active' && !(await isVouchedFor(invitation, member, context))) return refuse('invitation-revoked')
  const memberId = member?.id ?? context.newId()
  const writes: ElevatedWrite[] = [
    { kind: 'update', collection: 'invitations', id: invitation.id, patch: { status: 'accepted' } },
  ]
  if (member === null) {
    const displayName = caller.name.trim() === '' ? caller.email : caller.name
    writes.push({ kind: 'create', collection: 'members', id: memberId, data: { userId: caller.id, role, displayName } })
  } else if (member.status !== 'active') {
    const patch = { status: 'active', role, userId: caller.id } as const
    writes.push({ kind: 'update', collection: 'members', id: memberId, patch })
  }
  // Who is an active member already keeps the role they have: an invitation is no way around a change of role.
  try {
    await records.commit(writes, { workspaceId, memberId, via: 'function' })
  } catch (error) {
    // Accepted in another tab at the same moment: that is a success.
    const isIn = (await activeMember(workspaceId, caller.id, context)) !== null
    if (!isIn) throw error
  }
  return { ok: true, value: { workspaceId } }
}
