import { readSubject, type Subject } from '../../../domain/model/records/subject'
import type { Notification } from '../../../domain/model/notifications/notification'
import { recordPath, screenPath } from '../../app/routes'

/** Where a notification leads: to the record it is about; to the list where it is about none. */
export function notificationPath(
  slug: string,
  { subject, objectCollection }: Pick<Notification, 'subject' | 'objectCollection'>,
): string {
  if (subject !== null) return subjectPath(slug, subject)
  if (objectCollection === 'tasks') return screenPath(slug, 'tasks')
  return screenPath(slug, objectCollection === 'imports' ? 'import' : 'inbox')
}

export function subjectPath(slug: string, subject: Subject): string {
  const { collection, id } = readSubject(subject)
  return recordPath(slug, collection, id)
}
