import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { webhookSecret } from '../../../model/integrations/signature'
import { demandRight } from '../demand-right'
import type { FunctionContext } from '../function-context'
import { captureKey } from './keys'

/**
 * Where a mail service delivers mails for the workspace, and the secret it signs them with. Renewed, what the secret before
 * has signed is refused. `null` where nobody else can reach the backend.
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
  return { ok: true, value: { url, secret: webhookSecret(await context.keyFor(captureKey(workspaceId, captureId))) } }
}
