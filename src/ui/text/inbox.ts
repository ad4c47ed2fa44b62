import type { Notification } from '../../domain/model/notifications/notification'
import { inLanguage } from './in-language'

type Told = Pick<Notification, 'kind' | 'objectCollection'>

export const inboxText = inLanguage('inbox', {
  title: 'Inbox',
  due: 'Due',
  allDue: (count: string) => `All ${count} in Tasks`,
  unread: 'New',
  earlier: 'Earlier',
  unreadOf: (count: string) => `${count} unread`,
  told: ({ kind, objectCollection }: Told, actor: string): string => {
    switch (kind) {
      case 'mention':
        return `${actor} mentioned you`
      case 'assignment':
        return objectCollection === 'deals' ? `${actor} assigned you a deal` : `${actor} assigned you a task`
      case 'deal-won':
        return `${actor} won a deal`
      case 'import-done':
        return `${actor} finished your import`
      case 'due':
        return 'Due'
    }
  },
  gone: 'No longer there, or not visible to you',
  empty: 'You are up to date',
  emptyHint: 'Mentions, work assigned to you, due tasks and won deals appear here.',
  open: 'Open',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  markOf: (mark: string, what: string) => `${mark}: ${what}`,
  allRead: 'Mark all as read',
  couldNotMark: 'It could not be marked.',
  more: 'The latest 200 are shown.',
  keys: 'Inbox',
  keyNext: 'Next notification',
  keyPrevious: 'Previous notification',
  keyToggle: 'Mark as read or unread',
  browser: 'Notify me in this browser',
  browserOn: 'This browser notifies you while Portside is open in another tab.',
  browserRefused: 'This browser blocks notifications. You can allow them in its settings for this site.',
  reminder: (title: string) => `Reminder: ${title}`,
  complete: 'Complete',
})
