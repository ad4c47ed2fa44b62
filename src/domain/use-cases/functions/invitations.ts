import { mayGrant } from '../../model/access/member-change'
import { portError } from '../../model/errors/port-error'
import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import type { Id } from '../../model/kernel/id'
import { DAY_MS, instantOf } from '../../model/kernel/instant'
import type { RecordOf } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import type { Role } from '../../model/workspaces/workspace'
import { activeMember, demandRight } from './caller'
import type { ElevatedWrite, FunctionContext } from './function-context'

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
async function managedInvitation(
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

const TOKEN_BYTES = 24

export interface InvitationTerms {
  readonly id: Id
  /** Else it is there already, and gets a new token and a new term. */
  readonly isNew: boolean
  readonly email: string
  readonly role: Role
}

/** Writes the invitation with a token of its own, of which the hash alone is kept, and mails it. */
async function sendInvitation(
  { id, isNew, email, role }: InvitationTerms,
  { inviter, workspace }: { readonly inviter: RecordOf<'members'>; readonly workspace: RecordOf<'workspaces'> },
  context: FunctionContext,
): Promise<void> {
  const token = Array.from(context.randomBytes(TOKEN_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const expiresAt = instantOf(context.now() + LIMITS.invitationDays * DAY_MS)
  const terms = { role, status: 'pending', expiresAt, invitedBy: inviter.id } as const
  const write: ElevatedWrite = isNew
    ? { kind: 'create', collection: 'invitations', id, data: { email, ...terms } }
    : { kind: 'update', collection: 'invitations', id, patch: terms }
  const invitationTokens = [{ invitationId: id, tokenHash: await context.sha256(token) }]
  await context.records.commit([write], { workspaceId: workspace.id, memberId: inviter.id, via: 'function', invitationTokens })
  await context.sendMail({
    kind: 'invitation',
    to: email,
    locale: workspace.locale,
    workspaceName: workspace.name,
    invitedBy: inviter.displayName,
    role,
    token,
    expiresAt,
  })
}
