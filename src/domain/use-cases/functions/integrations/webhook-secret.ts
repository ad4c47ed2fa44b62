import { portError } from '../../../model/errors/port-error'
import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { webhookSecret } from '../../../model/integrations/signature'
import { FORMER_SECRET_MS } from '../../../model/integrations/webhook'
import { type Instant, instantOf } from '../../../model/kernel/instant'
import type { RecordOf } from '../../../model/records/collections'
import { demandRight } from '../caller'
import type { FunctionContext } from '../function-context'

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

type Webhook = RecordOf<'webhooks'>

/** What deliveries are signed with now: the secret, and the one before while it holds. */
export async function secretsOf(
  webhook: Webhook,
  { keyFor, now }: Pick<FunctionContext, 'keyFor' | 'now'>,
): Promise<readonly [string, ...string[]]> {
  const { workspaceId, id, secretId, formerSecretId } = webhook
  const secretFor = async (keyId: Webhook['id']) => webhookSecret(await keyFor(`webhook/${workspaceId}/${keyId}`))
  const until = formerUntil(webhook)
  const isHonoured = formerSecretId !== null && until !== null && Date.parse(until) > now()
  return [await secretFor(secretId ?? id), ...(isHonoured ? [await secretFor(formerSecretId)] : [])]
}

/** When the secret before ends; `null`: there was none. */
function formerUntil({ formerSecretId, secretRenewedAt }: Webhook): Instant | null {
  return formerSecretId === null || secretRenewedAt === null ? null : instantOf(Date.parse(secretRenewedAt) + FORMER_SECRET_MS)
}
