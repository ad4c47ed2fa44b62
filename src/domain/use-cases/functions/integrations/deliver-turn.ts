import { retryDelayMs } from '../../../model/integrations/retry'
import { signatureHeaders } from '../../../model/integrations/signature'
import type { Webhook } from '../../../model/integrations/webhook'
import { instantOf } from '../../../model/kernel/instant'
import type { RecordOf } from '../../../model/records/collections'
import type { Claim, FunctionContext } from '../function-context'
import { secretsOf } from './webhook-secrets'

/** What one webhook gets of one turn, at most: the rest comes in the next. */
const LINES = 100
const TURN_MS = 15_000

export type DeliveryContext = Pick<FunctionContext, 'records' | 'deliveries' | 'now' | 'keyFor' | 'post'>

type Activity = RecordOf<'activities'>

/** Tells one webhook what comes next. @returns how many lines it took, and whether it refused one */
export async function deliverTurn(
  claim: Claim,
  context: DeliveryContext,
): Promise<{ readonly count: number; readonly isRefused: boolean }> {
  const { workspaceId, id } = claim.webhook
  const told = await deliver(claim, await context.deliveries.lines(claim, LINES), context)
  if (told.isLost) return { count: told.count, isRefused: false }
  if (Object.keys(told.patch).length > 0) {
    const write = { kind: 'update', collection: 'webhooks', id, patch: told.patch } as const
    await context.records.commit([write], { workspaceId, memberId: null, via: 'function' })
  }
  await context.deliveries.release(claim)
  return { count: told.count, isRefused: (told.patch.failures ?? 0) > 0 }
}

interface Told {
  readonly count: number
  readonly patch: Partial<Webhook>
  /** Somebody else tells this webhook by now. */
  readonly isLost: boolean
}

async function deliver(claim: Claim, lines: readonly Activity[], context: DeliveryContext): Promise<Told> {
  const { deliveries, now, post } = context
  const { webhook } = claim
  const secrets = await secretsOf(webhook, context)
  const end = now() + TURN_MS
  let reached: Partial<Webhook> = {}
  let attempt: Partial<Webhook> = {}
  let count = 0
  for (const line of lines) {
    const isAsked = webhook.events.includes(line.verb)
    if (isAsked) {
      const body = JSON.stringify(eventOf(line))
      const headers = await signatureHeaders({ id: line.id, timestamp: Math.floor(now() / 1000), body }, secrets)
      const status = await post(webhook.url, { ...headers, 'content-type': 'application/json' }, body)
      attempt = { lastAttemptAt: instantOf(now()), lastStatus: status }
      if (status === null || status < 200 || status > 299) {
        const patch = { ...reached, ...attempt, ...afterRefusal(webhook.failures + (count > 0 ? 0 : 1), now()) }
        return { count, patch, isLost: false }
      }
      count += 1
      attempt = { ...attempt, failures: 0, nextAttemptAt: null }
    }
    reached = { reachedAt: line.at, reachedId: line.id }
    if ((isAsked || line === lines.at(-1)) && !(await deliveries.reach(claim, line))) return { count, patch: {}, isLost: true }
    if (now() >= end) break
  }
  return { count, patch: { ...reached, ...attempt }, isLost: false }
}

function afterRefusal(failures: number, now: number): Partial<Webhook> {
  const refusals = Math.max(1, failures)
  const delay = retryDelayMs(refusals)
  if (delay === null) return { failures: refusals, status: 'failing', nextAttemptAt: null }
  return { failures: refusals, nextAttemptAt: instantOf(now + delay) }
}

function eventOf({ workspaceId, verb, at, actorId, objectId, label, subjects, changes, source }: Activity) {
  return { type: verb, timestamp: at, data: { workspaceId, actorId, objectId, label, subjects, changes, source } }
}
