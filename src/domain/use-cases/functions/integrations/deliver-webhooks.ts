import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { signatureHeaders } from '../../../model/integrations/signature'
import type { Webhook } from '../../../model/integrations/webhook'
import type { Id } from '../../../model/kernel/id'
import { instantOf } from '../../../model/kernel/instant'
import type { RecordOf } from '../../../model/records/collections'
import { demandRight } from '../caller'
import type { Claim, FunctionContext } from '../function-context'
import { eachTurn } from './turns'
import { secretsOf } from './webhook-secret'

/** Delivers what is due now, without waiting for the schedule. @throws access/denied */
export async function deliverWebhooks(
  { workspaceId }: FunctionInput<'deliver-webhooks'>,
  context: FunctionContext,
): Promise<Answer<'deliver-webhooks'>> {
  await demandRight('manage-webhooks', workspaceId, context)
  return { ok: true, value: await deliverDue(workspaceId, context) }
}

/** Webhooks served at the same time, so that a slow one keeps no other waiting. */
const AT_ONCE = 10
/**
 * Tells webhooks what has happened since they were last delivered, in order, each line until it was taken (a 2xx). They take turns,
 * fairly among workspaces, until nothing is due or this run has lasted long enough; runs that overlap share the work. A line is
 * delivered once, and again only where it was not taken or nobody can know whether it was; it keeps its id, so that whoever gets one
 * twice can tell.
 *
 * @param workspaceId `null`: all of them
 * @returns lines delivered, and webhooks that refused one
 * @throws what the first turn threw that failed, when all are done
 */
export async function deliverDue(
  workspaceId: Id | null,
  context: DeliveryContext,
): Promise<{ readonly delivered: number; readonly refused: number }> {
  const { deliveries, now } = context
  let [delivered, refused] = [0, 0]
  await eachTurn({
    now,
    claim: () => deliveries.claim({ workspaceId, most: AT_ONCE }),
    async take(claim, leasedAt) {
      const done = await deliverTurn(claim, { ...context, leasedAt })
      delivered += done.count
      if (done.isRefused) refused += 1
    },
  })
  return { delivered, refused }
}

/** The most lines of one turn: the rest comes in the next. */
const LINES = 100
const TURN_MS = 15_000
/** As `Deliveries` leases: somebody else may have the webhook after that. */
const LEASE_MS = 60_000

export type DeliveryContext = Pick<FunctionContext, 'records' | 'deliveries' | 'now' | 'keyFor' | 'post'>

type Activity = RecordOf<'activities'>
type TurnContext = DeliveryContext & { readonly leasedAt: number }

/** Delivers the next lines to one webhook. @returns how many it took, and whether it refused one */
async function deliverTurn(claim: Claim, context: TurnContext): Promise<{ readonly count: number; readonly isRefused: boolean }> {
  const { workspaceId, id } = claim.webhook
  const delivered = await deliver(claim, await context.deliveries.lines(claim, LINES), context)
  if (delivered.isLost) return { count: delivered.count, isRefused: false }
  if (Object.keys(delivered.patch).length > 0) {
    const write = { kind: 'update', collection: 'webhooks', id, patch: delivered.patch } as const
    await context.records.commit([write], { workspaceId, memberId: null, via: 'function' })
  }
  await context.deliveries.release(claim)
  return { count: delivered.count, isRefused: (delivered.patch.failures ?? 0) > 0 }
}

interface Delivered {
  readonly count: number
  readonly patch: Partial<Webhook>
  /** Another run has this webhook by now. */
  readonly isLost: boolean
}

async function deliver(claim: Claim, lines: readonly Activity[], context: TurnContext): Promise<Delivered> {
  const { deliveries, now, post } = context
  const { webhook } = claim
  const secrets = await secretsOf(webhook, context)
  const end = now() + TURN_MS
  let reached: Partial<Webhook> = {}
  let attempt: Partial<Webhook> = {}
  let count = 0
  let place: Pick<Claim, 'at' | 'id'> = claim
  let held = context.leasedAt + LEASE_MS
  const keep = (at: Pick<Claim, 'at' | 'id'>): Promise<boolean> => {
    place = at
    held = now() + LEASE_MS
    return deliveries.reach(claim, place)
  }
  for (const line of lines) {
    const isSubscribed = webhook.events.includes(line.verb)
    if (isSubscribed) {
      // Whoever was held up for so long leaves it to others, who may have told it by now.
      if (now() >= held) return { count, patch: {}, isLost: true }
      const body = JSON.stringify(eventOf(line))
      const headers = await signatureHeaders({ id: line.id, timestamp: Math.floor(now() / 1000), body }, secrets)
      const status = await post(webhook.url, { ...headers, 'content-type': 'application/json' }, body)
      attempt = { lastAttemptAt: instantOf(now()), lastStatus: status }
      if (status === null || status < 200 || status > 299) {
        // Nor says of a webhook that it refuses what others have told it since.
        if (!(await keep(place))) return { count, patch: {}, isLost: true }
        const patch = { ...reached, ...attempt, ...afterRefusal(count > 0 ? 1 : failuresOf(claim) + 1, now()) }
        return { count, patch, isLost: false }
      }
      count += 1
      attempt = { ...attempt, failures: 0, nextAttemptAt: null }
    }
    reached = { reachedAt: line.at, reachedId: line.id }
    if ((isSubscribed || line === lines.at(-1)) && !(await keep(line))) return { count, patch: {}, isLost: true }
    if (now() >= end) break
  }
  return { count, patch: { ...reached, ...attempt }, isLost: false }
}

/** Refusals in a row. Whoever came further than the record says, and broke off, was not refused. */
function failuresOf({ webhook, at, id }: Claim): number {
  const isAsKept = at === (webhook.reachedAt ?? webhook.createdAt) && id === webhook.reachedId
  return isAsKept ? webhook.failures : 0
}

function afterRefusal(refusals: number, now: number): Partial<Webhook> {
  const delay = retryDelayMs(refusals)
  if (delay === null) return { failures: refusals, status: 'failing', nextAttemptAt: null }
  return { failures: refusals, nextAttemptAt: instantOf(now + delay) }
}

function eventOf({ workspaceId, verb, at, actorId, objectId, label, subjects, changes, source }: Activity) {
  return { type: verb, timestamp: at, data: { workspaceId, actorId, objectId, label, subjects, changes, source } }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** After each refusal in a row; a webhook that is refused once more is given up. As Standard Webhooks suggests. */
const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 24 * HOUR_MS]

/** @param failures refusals in a row, 1 or more. @returns how long to wait, in milliseconds; `null`: not again */
export function retryDelayMs(failures: number): number | null {
  return DELAYS_MS[failures - 1] ?? null
}
