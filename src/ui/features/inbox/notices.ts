import { readSubject, type Subject } from '../../../domain/model/records/subject'
import type { Notification } from '../../../domain/model/notifications/notification'
import { importPath, recordPath, screenPath } from '../../app/routes'
import { readPreference, writePreference } from '../../app/preferences'

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

/** Whether this browser shows notifications: both the person and the browser have agreed. */
export function showsInBrowser(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted' && readPreference('notifications') === 'on'
}

export function mayAskBrowser(): boolean {
  return 'Notification' in globalThis
}

/** @returns whether it shows them from now on */
export async function askBrowser(): Promise<boolean> {
  const permission = Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission
  writePreference('notifications', permission === 'granted' ? 'on' : 'off')
  return permission === 'granted'
}

interface Notice {
  /** Two tabs that say the same say it once. */
  readonly tag: string
  readonly title: string
  readonly body: string
  /** It reaches this browser anyway. */
  readonly isPushed: boolean
  readonly onOpen: () => void
}

/** Tells, where it may and the page is not before one's eyes anyway. */
export function showInBrowser({ tag, title, body, isPushed, onOpen }: Notice): void {
  if (isPushed || !showsInBrowser() || document.visibilityState === 'visible') return
  try {
    const notice = new Notification(title, { tag, body })
    notice.addEventListener('click', () => {
      globalThis.focus()
      onOpen()
      notice.close()
    })
  } catch {
    // Some phones allow it to service workers alone: the toast says the same.
  }
}
