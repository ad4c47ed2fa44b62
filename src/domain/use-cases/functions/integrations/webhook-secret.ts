import { portError } from '../../../model/errors/port-error'
import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { instantOf } from '../../../model/kernel/instant'
import { demandRight } from '../demand-right'
import type { FunctionContext } from '../function-context'
import { formerUntil, secretsOf } from './webhook-secrets'

/** What the webhook's deliveries are signed with, for whoever sets up its receiver. @throws access/denied, record/missing */
export async function webhookSecretOf(
  { workspaceId, webhookId, renew = false }: FunctionInput<'webhook-secret'>,
  context: FunctionContext,
): Promise<Answer<'webhook-secret'>> {
  const { member } = await demandRight('manage-webhooks', workspaceId, context)
  let webhook = await context.records.get('webhooks', workspaceId, webhookId)
  if (webhook === null) throw portError('record/missing', { collection: 'webhooks', id: webhookId })
  if (renew) {
    const patch = {
      secretId: context.newId(),
      formerSecretId: webhook.secretId ?? webhook.id,
      secretRenewedAt: instantOf(context.now()),
    }
    const write = { kind: 'update', collection: 'webhooks', id: webhookId, patch } as const
    await context.records.commit([write], { workspaceId, memberId: member.id, via: 'function' })
    // As it is now: a call that is sent again has renewed it before.
    webhook = (await context.records.get('webhooks', workspaceId, webhookId)) ?? webhook
  }
  const [secret] = await secretsOf(webhook, context)
  const until = formerUntil(webhook)
  const isOver = until !== null && Date.parse(until) <= context.now()
  return { ok: true, value: { secret, formerUntil: isOver ? null : until } }
}
