import type { Language } from '../../../model/kernel/language'
import type { Notification } from '../../../model/notifications/notification'

interface Words {
  readonly mention: (actor: string) => string
  readonly assignment: (actor: string, about: Notification['objectCollection']) => string
  readonly reminder: (title: string) => string
  /** Who is no member any more. */
  readonly somebody: string
}

/** What is shown by a browser while the app is closed, as the app itself would say it. */
export const PUSH_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    mention: (actor) => `${actor} mentioned you`,
    assignment: (actor, about) => (about === 'deals' ? `${actor} assigned you a deal` : `${actor} assigned you a task`),
    reminder: (title) => `Reminder: ${title}`,
    somebody: 'Somebody',
  },
  de: {
    mention: (actor) => `${actor} hat dich erwähnt`,
    assignment: (actor, about) =>
      about === 'deals' ? `${actor} hat dir einen Deal übergeben` : `${actor} hat dir eine Aufgabe zugewiesen`,
    reminder: (title) => `Erinnerung: ${title}`,
    somebody: 'Jemand',
  },
}
