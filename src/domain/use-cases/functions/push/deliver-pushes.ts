import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { DAY_MS, instantOf } from '../../../model/kernel/instant'
import { type News, newsAfter, type NewsSource, placeAfter } from '../../../model/push/news'
import type { PushDevice } from '../../../model/push/push-device'
import type { Id } from '../../../model/kernel/id'
import { demandMember } from '../caller'
import type { FunctionContext } from '../function-context'
import { retryDelayMs } from '../integrations/deliver-webhooks'
import { eachTurn } from '../integrations/turns'
import { messageOf, type Addressed } from './message'
import type { PushClaim } from './push-context'
import { sealed } from './sealed'
import { type VapidKeys, vapidHeader, vapidKeys } from './vapid'

/** Pushes to the caller's own devices what is due, without waiting for the backend to. @throws access/denied */
export async function deliverPushes(
  { workspaceId }: FunctionInput<'deliver-pushes'>,
  context: FunctionContext,
): Promise<Answer<'deliver-pushes'>> {
  const { member } = await demandMember(workspaceId, context)
  return { ok: true, value: await pushDue({ workspaceId, memberId: member.id }, context) }
}

export type PushContext = Pick<FunctionContext, 'records' | 'pushes' | 'now' | 'keyFor' | 'pushService'>

/** What is older says nothing any more that the app does not. */
const NEWS_MS = DAY_MS
/** How long a push service keeps what no browser has fetched, in seconds. */
const KEPT_S = 24 * 60 * 60

/**
 * Pushes to devices what has come for their members since they were last told anything, oldest first: each thing until a push service
 * took it, and again only where nobody can know whether it did. Turns are those of webhooks: leased, and shared by runs that overlap.
 *
 * @param whose `null`: everybody's
 * @throws what the first turn threw that failed, when all are done
 */
export async function pushDue(
  whose: Parameters<FunctionContext['pushes']['claim']>[0] | null,
  context: PushContext,
): Promise<{ readonly pushed: number; readonly refused: number }> {
  const { pushes, now } = context
  let [pushed, refused] = [0, 0]
  let keys: VapidKeys | null = null
  await eachTurn({
    now,
    claim: () => pushes.claim(whose ?? { workspaceId: null, memberId: null }),
    async take(claim) {
      keys ??= await vapidKeys(context)
      const done = await pushTurn(claim, { ...context, keys, contact: await context.pushService.contact() })
      pushed += done.count
      if (done.isRefused) refused += 1
    },
  })
  return { pushed, refused }
}

interface Sending extends PushContext {
  readonly keys: VapidKeys
  readonly contact: string | null
}

async function pushTurn(claim: PushClaim, context: Sending): Promise<{ readonly count: number; readonly isRefused: boolean }> {
  const { device } = claim
  const { pushes, records, now } = context
  const member = await records.get('members', device.workspaceId, device.memberId)
  const workspace = await records.get('workspaces', device.workspaceId, device.workspaceId)
  if (member === null || workspace === null) return { count: 0, isRefused: false }
  let { place } = claim
  let count = 0
  const source = sourceOf(device, context)
  for (const news of await newsAfter(place, device, { now: now(), source })) {
    const addressed = isFresh(news, now()) ? await messageOf(news, device, { reader: { member, workspace }, records }) : null
    const status = addressed === null ? 'skipped' : await send(addressed, { claim, context, news })
    if (status === 'gone') {
      await pushes.remove(device)
      return { count, isRefused: false }
    }
    if (status === 'refused') {
      const failures = place.failures + 1
      const delay = retryDelayMs(failures)
      // Its app subscribes anew when it is opened, if there is still somebody who wants it.
      if (delay === null) await pushes.remove(device)
      else if (!(await pushes.reach(claim, { ...place, failures, nextAttemptAt: instantOf(now() + delay) })))
        return { count, isRefused: false }
      await pushes.release(claim)
      return { count, isRefused: true }
    }
    if (status === 'taken') count += 1
    place = { ...placeAfter(place, news), ...(status === 'taken' ? { failures: 0, nextAttemptAt: null } : {}) }
    if (!(await pushes.reach(claim, place))) return { count, isRefused: false }
  }
  await pushes.release(claim)
  return { count, isRefused: false }
}

function sourceOf({ workspaceId }: PushDevice, { records }: Pick<FunctionContext, 'records'>): NewsSource {
  return {
    notifications: (where) => records.find<'notifications'>('notifications', { workspaceId, where }),
    tasks: (where) => records.find<'tasks'>('tasks', { workspaceId, where }),
  }
}

function isFresh({ at }: News, now: number): boolean {
  return Date.parse(at) > now - NEWS_MS
}

/** `gone`: nobody is there any more (RFC 8030, 7.3). */
async function send(
  { message, objectId }: Addressed,
  { claim, context, news }: { readonly claim: PushClaim; readonly context: Sending; readonly news: News },
): Promise<'taken' | 'refused' | 'gone'> {
  const { endpoint } = claim.device
  const body = await sealed(claim.device, JSON.stringify(message))
  const headers = {
    authorization: await vapidHeader(endpoint, { keys: context.keys, contact: context.contact, now: context.now() }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(KEPT_S),
    // Who is reminded wants it now; of the rest a phone that sleeps may learn when it wakes.
    urgency: news.kind === 'reminder' ? 'high' : 'normal',
    topic: topicOf(objectId),
  }
  const status = await context.pushService.post(endpoint, headers, body)
  if (status === 404 || status === 410) return 'gone'
  return status !== null && status >= 200 && status <= 299 ? 'taken' : 'refused'
}

/** The 32 characters that a topic may have (RFC 8030, 5.4). */
function topicOf(id: Id): string {
  return id.replaceAll('-', '')
}
