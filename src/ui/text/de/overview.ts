import type { homeText, activityText, inboxText } from '../overview'

export const home: typeof homeText = {
  title: 'Start',
  numbers: 'Auf einen Blick',
  openDeals: 'Offene Deals',
  weighted: (amount) => `${amount} gewichtet`,
  wonThisMonth: 'Diesen Monat gewonnen',
  closingThisMonth: 'Abschluss diesen Monat',
  dealCount: (count, isOne) => (isOne ? '1 Deal' : `${count} Deals`),
  tasks: 'Meine fälligen Aufgaben',
  allTasks: 'Alle Aufgaben',
  noTasks: 'Nichts ist fällig. Was als Nächstes kommt, kann warten.',
  deals: 'Meine Deals, die Aufmerksamkeit brauchen',
  allDeals: 'Alle Deals',
  noDealsNeedMe: 'Keiner deiner offenen Deals braucht gerade etwas.',
  noNextStep: 'Kein nächster Schritt',
  overdue: (day) => `Überfällig seit ${day}`,
  rotting: (days) => (days === '1' ? '1 Tag in der Phase' : `${days} Tage in der Phase`),
  team: 'Aktivität im Team',
  allActivity: 'Gesamte Aktivität',
  start: 'Die ersten fünf Minuten',
  startNote: 'Bring mit, was du hast; alles lässt sich rückgängig machen.',
  stepsDone: (done, all) => `${done} von ${all} erledigt`,
  stepDone: 'Erledigt',
  hideSteps: 'Die ersten Schritte dauerhaft ausblenden',
  steps: {
    import: {
      title: 'Personen und Firmen importieren',
      note: 'Aus einer Datei eines anderen CRM, von Google Kontakte, Outlook oder LinkedIn. Du siehst jede Zeile, bevor etwas geschrieben wird.',
    },
    person: { title: 'Jemanden hinzufügen, den du kennst', note: 'Ein Name, eine E-Mail-Adresse oder eine Nummer genügt.' },
    deal: { title: 'Ersten Deal anlegen', note: 'Ein Titel genügt. Ziehe ihn weiter, wenn es vorangeht.' },
    task: { title: 'Erste Aufgabe notieren', note: '„Nora am Freitag um 15 Uhr anrufen“ sagt alles.' },
    invite: { title: 'Team einladen', note: 'Alle sehen Änderungen sofort.' },
  },
}

export const activity: typeof activityText = {
  title: 'Aktivität',
  note: 'live',
  stale: 'letzter bekannter Stand',
  filters: 'Nur zeigen',
  member: 'Mitglied',
  anyMember: 'Alle Mitglieder',
  kind: 'Art',
  anyKind: 'Alle Arten',
  kindOf: {
    notes: 'Notizen',
    calls: 'Anrufe',
    meetings: 'Meetings',
    tasks: 'Aufgaben',
    files: 'Dateien',
    stages: 'Phasenwechsel',
    changes: 'Feldänderungen',
    records: 'Angelegt und gelöscht',
  },
  collection: 'Betrifft',
  anyCollection: 'Alle Einträge',
  collectionOf: {
    people: 'Personen',
    companies: 'Firmen',
    deals: 'Deals',
    notes: 'Notizen',
    tasks: 'Aufgaben',
    files: 'Dateien',
    submissions: 'Formulare',
  },
  from: 'Von',
  to: 'Bis',
  clear: 'Leeren',
  fresh: (count, shown) => (count === 1 ? '1 neu' : `${shown} neu`),
  older: 'Früheres zeigen',
  empty: 'Noch ist nichts passiert',
  emptyHint: 'Was jemand hinzufügt, ändert oder abschließt, erscheint hier sofort.',
  emptyFiltered: 'Nichts dieser Art',
  emptyFilteredHint: 'Wähle ein anderes Mitglied, eine andere Art oder Zeit.',
}

export const inbox: typeof inboxText = {
  title: 'Posteingang',
  due: 'Fällig',
  allDue: (count) => `Alle ${count} in Aufgaben`,
  unread: 'Neu',
  earlier: 'Früher',
  unreadOf: (count) => `${count} ungelesen`,
  sentence: ({ kind, objectCollection }, actor) => {
    switch (kind) {
      case 'mention':
        return `${actor} hat dich erwähnt`
      case 'assignment':
        return objectCollection === 'deals' ? `${actor} hat dir einen Deal übergeben` : `${actor} hat dir eine Aufgabe zugewiesen`
      case 'deal-won':
        return `${actor} hat einen Deal gewonnen`
      case 'import-done':
        return `${actor} hat deinen Import abgeschlossen`
      case 'submission':
        return 'Jemand hat ein Formular ausgefüllt'
      case 'due':
        return 'Fällig'
      case 'rule':
        return 'Eine Automation weist dich hierauf hin'
    }
  },
  gone: 'Nicht mehr da oder nicht für dich sichtbar',
  empty: 'Du bist auf dem neuesten Stand',
  emptyHint: 'Hier landen Erwähnungen, was dir zugewiesen wird, fällige Aufgaben und gewonnene Deals.',
  open: 'Öffnen',
  markRead: 'Als gelesen markieren',
  markUnread: 'Als ungelesen markieren',
  markOf: (mark, what) => `${mark}: ${what}`,
  allRead: 'Alle gelesen',
  couldNotMark: 'Das konnte nicht markiert werden.',
  more: 'Die neuesten 200 werden gezeigt.',
  keys: 'Posteingang',
  keyNext: 'Nächste Mitteilung',
  keyPrevious: 'Vorherige Mitteilung',
  keyToggle: 'Als gelesen oder ungelesen markieren',
  browser: 'Hier benachrichtigen',
  browserOn: 'Dieser Browser benachrichtigt dich, solange Portside in einem anderen Tab offen ist.',
  browserRefused: 'Dieser Browser erlaubt es nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.',
  reminder: (title) => `Erinnerung: ${title}`,
  complete: 'Erledigen',
}
