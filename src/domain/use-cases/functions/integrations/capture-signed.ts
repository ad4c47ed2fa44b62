import type { Answer } from '../../../model/functions/catalogue'
import { isSigned, mayBeSigned, webhookSecret, type SignedMessage } from '../../../model/integrations/signature'
import { isId } from '../../../model/kernel/id'
import type { FunctionContext } from '../function-context'
import { captureKey } from './keys'
import { noteOfMail, type MailContext } from './note-of-mail'

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
