import type { Id } from '../kernel/id'
import { type Instant, instantOf } from '../kernel/instant'
import type { Condition } from '../query/ast'
import type { RecordOf } from '../records/collections'
import type { PushDevice } from './push-device'

/** How far a device has come. */
export interface PushPlace {
  /** Notifications by when they were written, tasks by when they remind. */
  readonly notified: PushPoint
  readonly reminded: PushPoint
  /** Refusals in a row. */
  readonly failures: number
  /** `null`: whenever there is something. */
  readonly nextAttemptAt: Instant | null
}

export interface PushPoint {
  readonly at: Instant
  /** The last one of that moment. */
  readonly id: Id | null
}

/** What may be something to push. */
export type News =
  | { readonly kind: 'notification'; readonly at: Instant; readonly notification: RecordOf<'notifications'> }
  | { readonly kind: 'reminder'; readonly at: Instant; readonly task: RecordOf<'tasks'> }

/** Live records of the device's workspace that satisfy the condition. */
export interface NewsSource {
  readonly notifications: (where: Condition<RecordOf<'notifications'>>) => Promise<readonly RecordOf<'notifications'>[]>
  readonly tasks: (where: Condition<RecordOf<'tasks'>>) => Promise<readonly RecordOf<'tasks'>[]>
}

/** A commit under way may still add something of this moment. */
const SETTLED_MS = 1000

/** Where a device begins that is turned on now. */
export function placeFrom(at: Instant): PushPlace {
  const point = { at, id: null }
  return { notified: point, reminded: point, failures: 0, nextAttemptAt: null }
}

/** What came for the device's member after its place, oldest first. What is not for the device is among it: `isFor`. */
export async function newsAfter(
  { notified, reminded }: PushPlace,
  { memberId, kinds }: Pick<PushDevice, 'memberId' | 'kinds'>,
  { now, source }: { readonly now: number; readonly source: NewsSource },
): Promise<readonly News[]> {
  const until = instantOf(now - SETTLED_MS)
  const [notifications, tasks] = await Promise.all([
    source.notifications({
      op: 'and',
      of: [
        { op: 'eq', field: 'memberId', value: memberId },
        { op: 'gte', field: 'createdAt', value: notified.at },
        { op: 'lte', field: 'createdAt', value: until },
      ],
    }),
    kinds.includes('reminder')
      ? source.tasks({
          op: 'and',
          of: [
            { op: 'eq', field: 'assigneeId', value: memberId },
            { op: 'in', field: 'status', values: ['open', 'snoozed'] },
            { op: 'gte', field: 'remindAt', value: reminded.at },
            { op: 'lte', field: 'remindAt', value: until },
          ],
        })
      : [],
  ])
  return [
    ...notifications
      .map((notification) => ({ kind: 'notification', at: notification.createdAt, notification }) as const)
      .filter((news) => isAfter(pointOf(news), notified)),
    ...tasks
      .flatMap((task) => (task.remindAt === null ? [] : [{ kind: 'reminder', at: task.remindAt, task } as const]))
      .filter((news) => isAfter(pointOf(news), reminded)),
  ].toSorted((a, b) => (isAfter(pointOf(a), pointOf(b)) ? 1 : -1))
}

/** Is it something that the device is to show? What was read already is not. */
export function isFor({ kinds }: Pick<PushDevice, 'kinds'>, news: News): boolean {
  if (news.kind === 'reminder') return true
  const { kind, readAt } = news.notification
  return readAt === null && kinds.some((one) => one === kind)
}

/** Where a device is once this was pushed to it. */
export function placeAfter(place: PushPlace, news: News): PushPlace {
  return news.kind === 'notification' ? { ...place, notified: pointOf(news) } : { ...place, reminded: pointOf(news) }
}

function pointOf(news: News): { readonly at: Instant; readonly id: Id } {
  return { at: news.at, id: news.kind === 'notification' ? news.notification.id : news.task.id }
}

function isAfter(one: { readonly at: Instant; readonly id: Id }, other: PushPoint): boolean {
  return one.at > other.at || (one.at === other.at && (other.id === null || one.id > other.id))
}
