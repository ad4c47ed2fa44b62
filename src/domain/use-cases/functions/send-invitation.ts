import type { Id } from '../../model/kernel/id'
import { instantOf } from '../../model/kernel/instant'
import type { RecordOf } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import type { Role } from '../../model/workspaces/workspace'
import type { ElevatedWrite, FunctionContext } from './function-context'

const DAY_MS = 86_400_000
const TOKEN_BYTES = 24

export interface InvitationTerms {
  readonly id: Id
  /** Else it is there already, and gets a new token and a new term. */
  readonly isNew: boolean
  readonly email: string
  readonly role: Role
}

/** Writes the invitation with a token of its own, of which the hash alone is kept, and mails it. */
export async function sendInvitation(
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
    workspaceName: workspace.name,
    invitedBy: inviter.displayName,
    role,
    token,
    expiresAt,
  })
}
