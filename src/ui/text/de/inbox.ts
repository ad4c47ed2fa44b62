import type { inboxText } from '../inbox'

export const inbox: typeof inboxText = {
  title: 'Posteingang',
  due: 'Fällig',
  allDue: (count) => `Alle ${count} in Aufgaben`,
  unread: 'Neu',
  earlier: 'Früher',
  unreadOf: (count) => `${count} ungelesen`,
  told: ({ kind, objectCollection }, actor) => {
    switch (kind) {
      case 'mention':
        return `${actor} hat dich erwähnt`
      case 'assignment':
        return objectCollection === 'deals' ? `${actor} hat dir einen Deal übergeben` : `${actor} hat dir eine Aufgabe zugewiesen`
      case 'deal-won':
        return `${actor} hat einen Deal gewonnen`
      case 'import-done':
        return `${actor} hat deinen Import abgeschlossen`
      case 'due':
        return 'Fällig'
    }
  },
  gone: 'Nicht mehr da oder nicht für dich sichtbar',
  empty: 'Du bist auf dem neuesten Stand',
  emptyHint: 'Hier landen Erwähnungen, was dir zugewiesen wird, fällige Aufgaben und gewonnene Deals.',
  open: 'Öffnen',
  markRead: 'Als gelesen markieren',
  markUnread: 'Als ungelesen markieren',
  markOf: (mark, what) => `${mark}: ${what}`,
  allRead: 'Alle als gelesen markieren',
  couldNotMark: 'Das konnte nicht markiert werden.',
  more: 'Die neuesten 200 werden gezeigt.',
  keys: 'Posteingang',
  keyNext: 'Nächste Mitteilung',
  keyPrevious: 'Vorherige Mitteilung',
  keyToggle: 'Als gelesen oder ungelesen markieren',
  browser: 'In diesem Browser benachrichtigen',
  browserOn: 'Dieser Browser benachrichtigt dich, solange Portside in einem anderen Tab offen ist.',
  browserRefused: 'Dieser Browser erlaubt es nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.',
  reminder: (title) => `Erinnerung: ${title}`,
  complete: 'Erledigen',
}
