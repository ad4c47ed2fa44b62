import { webhookSecret } from '../../../model/integrations/signature'
import { FORMER_SECRET_MS } from '../../../model/integrations/webhook'
import { instantOf, type Instant } from '../../../model/kernel/instant'
import type { RecordOf } from '../../../model/records/collections'
import type { FunctionContext } from '../function-context'
import { webhookKey } from './keys'

type Webhook = RecordOf<'webhooks'>

/** What deliveries are signed with now: the secret, and the one before while it holds. */
export async function secretsOf(
  webhook: Webhook,
  { keyFor, now }: Pick<FunctionContext, 'keyFor' | 'now'>,
): Promise<readonly [string, ...string[]]> {
  const { workspaceId, id, secretId, formerSecretId } = webhook
  const secretFor = async (keyId: Webhook['id']) => webhookSecret(await keyFor(webhookKey(workspaceId, keyId)))
  const until = formerUntil(webhook)
  const isHonoured = formerSecretId !== null && until !== null && Date.parse(until) > now()
  return [await secretFor(secretId ?? id), ...(isHonoured ? [await secretFor(formerSecretId)] : [])]
}

/** When the secret before ends; `null`: there was none. */
export function formerUntil({ formerSecretId, secretRenewedAt }: Webhook): Instant | null {
  return formerSecretId === null || secretRenewedAt === null ? null : instantOf(Date.parse(secretRenewedAt) + FORMER_SECRET_MS)
}
