import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { demandRight } from '../demand-right'
import type { FunctionContext } from '../function-context'
import { deliverDue } from './deliver-due'

/** Delivers what is due now, without waiting for the schedule. @throws access/denied */
export async function deliverWebhooks(
  { workspaceId }: FunctionInput<'deliver-webhooks'>,
  context: FunctionContext,
): Promise<Answer<'deliver-webhooks'>> {
  await demandRight('manage-webhooks', workspaceId, context)
  return { ok: true, value: await deliverDue(workspaceId, context) }
}
