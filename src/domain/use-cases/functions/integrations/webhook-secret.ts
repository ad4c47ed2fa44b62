import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { webhookSecret } from '../../../model/integrations/signature'
import { demandRight } from '../demand-right'
import type { FunctionContext } from '../function-context'
import { webhookKey } from './keys'

/** What the webhook's deliveries are signed with, for whoever sets up its receiver. @throws access/denied, record/missing */
export async function webhookSecretOf(
  { workspaceId, webhookId }: FunctionInput<'webhook-secret'>,
  context: FunctionContext,
): Promise<Answer<'webhook-secret'>> {
  await demandRight('manage-webhooks', workspaceId, context)
  return { ok: true, value: { secret: webhookSecret(await context.keyFor(webhookKey(workspaceId, webhookId))) } }
}
