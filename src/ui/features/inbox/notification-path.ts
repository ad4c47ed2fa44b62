import { readSubject, type Subject } from '../../../domain/model/records/subject'
import type { Notification } from '../../../domain/model/notifications/notification'
import { importPath, recordPath, screenPath } from '../../app/routes'

/** Where a notification leads: to the record it is about; to the list where it is about none. */
export function notificationPath(
  slug: string,
  { subject, objectCollection, objectId }: Pick<Notification, 'subject' | 'objectCollection' | 'objectId'>,
): string {
  if (subject !== null) return subjectPath(slug, subject)
  if (objectCollection === 'tasks') return screenPath(slug, 'tasks')
  return objectCollection === 'imports' ? importPath(slug, objectId) : screenPath(slug, 'inbox')
}

export function subjectPath(slug: string, subject: Subject): string {
  const { collection, id } = readSubject(subject)
  return recordPath(slug, collection, id)
}
