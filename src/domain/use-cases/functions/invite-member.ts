import { mayGrant } from '../../model/access/member-change'
import { portError } from '../../model/errors/port-error'
import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import type { Id } from '../../model/kernel/id'
import { instantOf } from '../../model/kernel/instant'
import type { RecordOf } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import { activeMember } from './active-member'
import { demandRight } from './demand-right'
import type { ElevatedWrite, FunctionContext } from './function-context'

const DAY_MS = 86_400_000
const TOKEN_BYTES = 24

/**
 * Invites an address, or sends its pending invitation again: with a new token and a new term, which void the old ones.
 * @throws access/denied, record/invalid
 */
export async function inviteMember(
  { workspaceId, email, role }: FunctionInput<'invite-member'>,
  context: FunctionContext,
): Promise<Answer<'invite-member'>> {
  const { records } = context
  const { member: inviter, workspace } = await demandRight('invite-member', workspaceId, context)
  if (!mayGrant(inviter.role, role)) throw portError('access/denied', { action: 'invite-member' })

  const userId = await context.userIdOf(email)
  if (userId !== null && (await activeMember(workspaceId, userId, context)) !== null)
    return { ok: false, refusal: 'already-member' }

  const pending = await pendingFor(workspaceId, email, context)
  const invitationId = pending?.id ?? context.newId()
  const token = Array.from(context.randomBytes(TOKEN_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const expiresAt = instantOf(context.now() + LIMITS.invitationDays * DAY_MS)
  const terms = { role, expiresAt, invitedBy: inviter.id }
  const write: ElevatedWrite =
    pending === null
      ? { kind: 'create', collection: 'invitations', id: invitationId, data: { email, status: 'pending', ...terms } }
      : { kind: 'update', collection: 'invitations', id: invitationId, patch: terms }
  const invitationTokens = [{ invitationId, tokenHash: await context.sha256(token) }]
  await records.commit([write], { workspaceId, memberId: inviter.id, via: 'function', invitationTokens })
  await context.sendMail({
    kind: 'invitation',
    to: email,
    workspaceName: workspace.name,
    invitedBy: inviter.displayName,
    role,
    token,
    expiresAt,
  })
  return { ok: true, value: { invitationId } }
}

async function pendingFor(workspaceId: Id, email: string, { records }: FunctionContext): Promise<RecordOf<'invitations'> | null> {
  const same = await records.find<'invitations'>('invitations', {
    workspaceId,
    where: { op: 'eq', field: 'email', value: email },
  })
  return same.find(({ status }) => status === 'pending') ?? null
}
