import { retryDelayMs } from '../../../model/integrations/retry'
import { signatureHeaders, webhookSecret } from '../../../model/integrations/signature'
import type { Webhook } from '../../../model/integrations/webhook'
import type { Id } from '../../../model/kernel/id'
import { instantOf } from '../../../model/kernel/instant'
import type { RecordOf } from '../../../model/records/collections'
import type { FunctionContext } from '../function-context'
import { eachApart } from './each-apart'
import { webhookKey } from './keys'

/** Lines of one webhook in one go: the rest comes in the next. */
const AT_ONCE = 100
/** A commit that is just being written may still bring a line of this moment. */
const SETTLED_MS = 1000

type Activity = RecordOf<'activities'>

/**
 * Tells every active webhook of the workspace what has happened since it was last told: in order, each line until it was
 * taken (a 2xx), at least once. A line keeps its id, so that whoever gets one twice can tell.
 *
 * @returns lines delivered, and webhooks that refused one
 */
export async function deliverDue(
  workspaceId: Id,
  context: Pick<FunctionContext, 'records' | 'now' | 'keyFor' | 'post'>,
): Promise<{ readonly delivered: number; readonly refused: number }> {
  const active = await context.records.find<'webhooks'>('webhooks', {
    workspaceId,
    where: { op: 'eq', field: 'status', value: 'active' },
  })
  let [delivered, refused] = [0, 0]
  await eachApart(active, async (webhook) => {
    if (webhook.nextAttemptAt !== null && Date.parse(webhook.nextAttemptAt) > context.now()) return
    const { count, patch } = await deliver(webhook, await since(webhook, context), context)
    delivered += count
    if (patch === null) return
    if ((patch.failures ?? 0) > 0) refused += 1
    const write = { kind: 'update', collection: 'webhooks', id: webhook.id, patch } as const
    await context.records.commit([write], { workspaceId, memberId: null, via: 'function' })
  })
  return { delivered, refused }
}

async function since(
  { workspaceId, createdAt, reachedAt, reachedId }: RecordOf<'webhooks'>,
  { records, now }: Pick<FunctionContext, 'records' | 'now'>,
): Promise<readonly Activity[]> {
  const from = reachedAt ?? createdAt
  const lines = await records.find<'activities'>('activities', { workspaceId, where: { op: 'gte', field: 'at', value: from } })
  const settled = now() - SETTLED_MS
  return lines
    .filter(({ at, id }) => Date.parse(at) <= settled && (at > from || reachedId === null || id > reachedId))
    .toSorted((a, b) => (a.at === b.at ? compare(a.id, b.id) : compare(a.at, b.at)))
    .slice(0, AT_ONCE)
}

async function deliver(
  webhook: RecordOf<'webhooks'>,
  lines: readonly Activity[],
  { keyFor, now, post }: Pick<FunctionContext, 'keyFor' | 'now' | 'post'>,
): Promise<{ readonly count: number; readonly patch: Partial<Webhook> | null }> {
  const secret = webhookSecret(await keyFor(webhookKey(webhook.workspaceId, webhook.id)))
  let reached: Partial<Webhook> = {}
  let attempt: Partial<Webhook> = {}
  let count = 0
  for (const line of lines) {
    if (webhook.events.includes(line.verb)) {
      const body = JSON.stringify(told(line))
      const headers = await signatureHeaders({ id: line.id, timestamp: Math.floor(now() / 1000), body }, secret)
      const status = await post(webhook.url, { ...headers, 'content-type': 'application/json' }, body)
      attempt = { lastAttemptAt: instantOf(now()), lastStatus: status }
      if (status === null || status < 200 || status > 299) {
        return { count, patch: { ...reached, ...attempt, ...afterRefusal(webhook.failures + (count > 0 ? 0 : 1), now()) } }
      }
      count += 1
      attempt = { ...attempt, failures: 0, nextAttemptAt: null }
    }
    reached = { reachedAt: line.at, reachedId: line.id }
  }
  return { count, patch: lines.length === 0 ? null : { ...reached, ...attempt } }
}

function afterRefusal(failures: number, now: number): Partial<Webhook> {
  const refusals = Math.max(1, failures)
  const delay = retryDelayMs(refusals)
  if (delay === null) return { failures: refusals, status: 'failing', nextAttemptAt: null }
  return { failures: refusals, nextAttemptAt: instantOf(now + delay) }
}

function told({ workspaceId, verb, at, actorId, objectId, label, subjects, changes, source }: Activity) {
  return { type: verb, timestamp: at, data: { workspaceId, actorId, objectId, label, subjects, changes, source } }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
