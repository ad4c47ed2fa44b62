import type { Answer } from '../../../model/functions/catalogue'
import { isSigned, webhookSecret, type SignedMessage } from '../../../model/integrations/signature'
import { isId } from '../../../model/kernel/id'
import type { FunctionContext } from '../function-context'
import { captureKey } from './keys'
import { noteOfMail, type MailContext } from './note-of-mail'

/** A mail that a mail service delivers; `null`: not signed with what the workspace gave out. */
export async function captureSigned(
  {
    workspaceId,
    message,
    signatures,
  }: {
    readonly workspaceId: string
    readonly message: SignedMessage & { readonly body: Uint8Array }
    readonly signatures: string
  },
  context: MailContext & Pick<FunctionContext, 'keyFor'>,
): Promise<Answer<'capture-email'> | null> {
  const workspace = isId(workspaceId) ? await context.records.get('workspaces', workspaceId, workspaceId) : null
  if (workspace === null || workspace.deletedAt !== null || workspace.captureId === null) return null
  const secret = webhookSecret(await context.keyFor(captureKey(workspace.id, workspace.captureId)))
  if (!(await isSigned(message, signatures, { secret, nowMs: context.now() }))) return null
  return noteOfMail(message.body, { workspaceId: workspace.id, memberId: null }, context)
}
