import * as v from 'valibot'
import { choice, id, instant, nullable } from '../kernel/fields'
import { subject } from '../records/subject-field'

export const NOTIFICATION_KINDS = ['mention', 'assignment', 'due', 'deal-won', 'import-done', 'submission', 'rule'] as const
/** What a notification is about: the collection of its object. */
export const NOTIFYING = ['notes', 'tasks', 'deals', 'imports', 'submissions', 'people', 'companies'] as const

/**
 * A notification to one member. The backend writes it with the commit that causes it; only that member reads it, and may only
 * mark it as read. It holds no text: its object is read as it is now, with the reader's rights.
 */
export const notificationSchema = v.strictObject({
  memberId: id,
  kind: choice(NOTIFICATION_KINDS),
  /** The record to go to; null where there is none, or it was purged. */
  subject: nullable(subject),
  objectCollection: choice(NOTIFYING),
  objectId: id,
  actorId: nullable(id),
  readAt: nullable(instant),
})

export type Notification = Readonly<v.InferOutput<typeof notificationSchema>>
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
