import { may } from '../../../model/access/policy'
import { portError } from '../../../model/errors/port-error'
import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { mailboxAddress, opensMailbox, readMailbox } from '../../../model/integrations/mailbox'
import { isSigned, mayBeSigned, type SignedMessage, webhookSecret } from '../../../model/integrations/signature'
import { isId, type Id } from '../../../model/kernel/id'
import { demandMember, demandRight } from '../caller'
import type { FunctionContext } from '../function-context'
import { type MailContext, noteOfMail } from './note-of-mail'

/**
 * Where a mail service delivers mails for the workspace, and the secret it signs them with; and the workspace's own address, where
 * the backend receives mail itself. Renewed, the secret and the address before are refused. `null`: the backend has no such thing.
 *
 * @throws access/denied
 */
export async function captureAddress(
  { workspaceId, renew }: FunctionInput<'capture-address'>,
  context: FunctionContext,
): Promise<Answer<'capture-address'>> {
  const { member, workspace } = await demandRight('manage-webhooks', workspaceId, context)
  let captureId = workspace.captureId
  if (captureId === null || renew) {
    captureId = context.newId()
    await context.records.commit([{ kind: 'update', collection: 'workspaces', id: workspaceId, patch: { captureId } }], {
      workspaceId,
      memberId: member.id,
      via: 'function',
    })
  }
  const url = context.addressOf('capture-email', workspaceId)
  const address =
    context.mailDomain === null
      ? null
      : mailboxAddress(workspaceId, await context.keyFor(mailboxKey(workspaceId, captureId)), context.mailDomain)
  const secret = webhookSecret(await context.keyFor(captureKey(workspaceId, captureId)))
  return { ok: true, value: { url, secret, address } }
}

/** Puts a mail on the timeline of whom it is from or to. @throws access/denied, store/full */
export async function captureEmail(
  { workspaceId, message }: FunctionInput<'capture-email'>,
  context: FunctionContext,
): Promise<Answer<'capture-email'>> {
  const { member } = await demandMember(workspaceId, context)
  if (!may(member.role, 'notes.create')) throw portError('access/denied', { action: 'notes.create' })
  const bytes = decoded(message)
  if (bytes === null) return { ok: false, refusal: 'mail-unreadable' }
  return noteOfMail(bytes, { workspaceId, memberId: member.id }, context)
}

function decoded(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
  } catch {
    return null // no base64
  }
}

export interface SignedMail {
  readonly workspaceId: string
  readonly message: Pick<SignedMessage, 'id' | 'timestamp'>
  readonly signatures: string
  /** Asked for when all that can be known without it is right. */
  body(): Promise<Uint8Array>
  /** As whom the server that received the mail states what it found out; `null`: none is believed. */
  readonly receiver: string | null
}

/** A mail that a mail service delivers; `null`: not signed with what the workspace gave out. */
export async function captureSigned(
  { workspaceId, message, signatures, body, receiver }: SignedMail,
  context: MailContext & Pick<FunctionContext, 'keyFor'>,
): Promise<Answer<'capture-email'> | null> {
  if (!mayBeSigned(message, signatures, context.now())) return null
  const workspace = isId(workspaceId) ? await context.records.get('workspaces', workspaceId, workspaceId) : null
  if (workspace === null || workspace.deletedAt !== null || workspace.captureId === null) return null
  const secret = webhookSecret(await context.keyFor(captureKey(workspace.id, workspace.captureId)))
  const bytes = await body()
  if (!(await isSigned({ ...message, body: bytes }, signatures, { secret, nowMs: context.now() }))) return null
  return noteOfMail(bytes, { workspaceId: workspace.id, memberId: null, receiver }, context)
}

export interface ReceivedMail {
  /** The envelope's recipient. */
  readonly to: string
  /** Asked for when the recipient is right. */
  body(): Promise<Uint8Array>
  /** As `SignedMail` has it. */
  readonly receiver: string | null
}

/** A mail that the backend itself receives; `null`: no workspace has the address. */
export async function captureReceived(
  { to, body, receiver }: ReceivedMail,
  context: MailContext & Pick<FunctionContext, 'keyFor'>,
): Promise<Answer<'capture-email'> | null> {
  const mailbox = readMailbox(to)
  if (mailbox === null) return null
  const workspace = await context.records.get('workspaces', mailbox.workspaceId, mailbox.workspaceId)
  if (workspace === null || workspace.deletedAt !== null || workspace.captureId === null) return null
  if (!opensMailbox(mailbox, await context.keyFor(mailboxKey(workspace.id, workspace.captureId)))) return null
  return noteOfMail(await body(), { workspaceId: workspace.id, memberId: null, receiver }, context)
}

function mailboxKey(workspaceId: Id, captureId: Id): string {
  return `mailbox/${workspaceId}/${captureId}`
}

/** What the secret is derived from: a renewed one has another `captureId`. */
function captureKey(workspaceId: Id, captureId: Id): string {
  return `capture/${workspaceId}/${captureId}`
}
