import * as v from 'valibot'
import { choice, id, instant, nullable } from '../kernel/fields'
import { subject } from '../records/subject-field'

export const NOTIFICATION_KINDS = ['mention', 'assignment', 'due', 'deal-won', 'import-done'] as const
/** What a notification is about: the collection of its object. */
export const NOTIFYING = ['notes', 'tasks', 'deals', 'imports'] as const

/**
 * What one member is told. Written by the backend with the commit that causes it, read by that member alone, who may mark it
 * read and change nothing else. It holds no words: what it is about is read as it now stands, and by the reader's rights.
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
