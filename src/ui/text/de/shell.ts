import type { shellText } from '../shell'
import type { appText, changesText } from '../app'
import type { appUpdateText, notFoundText, developerText, noMemberText } from '../shell-parts'
import type { pickerText } from '../picker'

type Screen = keyof typeof shellText.screen

const SCREENS: Readonly<Record<Screen, string>> = {
  overview: 'Start',
  people: 'Personen',
  companies: 'Firmen',
  deals: 'Deals',
  inbox: 'Posteingang',
  tasks: 'Aufgaben',
  files: 'Dateien',
  activity: 'Aktivität',
  import: 'Import',
  reports: 'Berichte',
  health: 'Datenqualität',
  duplicates: 'Duplikate',
  trash: 'Papierkorb',
  sync: 'Abgleich',
  settings: 'Einstellungen',
}

export const shell: typeof shellText = {
  more: 'Mehr',
  waiting: (count) => `${count} ungelesen`,
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  screen: SCREENS,
  goTo: (screen) => `Gehe zu: ${SCREENS[screen]}`,
  navGroup: { records: 'Daten', work: 'Arbeit', insight: 'Auswertung', tools: 'Werkzeuge' },
  export: 'Export',
  pinned: 'Angeheftet',
  unpin: (view) => `${view} lösen`,
  groupGo: 'Gehe zu',
  create: {
    'new-person': 'Neue Person',
    'new-company': 'Neue Firma',
    'new-deal': 'Neuer Deal',
    'new-task': 'Neue Aufgabe',
    'new-note': 'Neue Notiz',
    'new-call': 'Anruf festhalten',
    'new-meeting': 'Meeting festhalten',
  },
  groupCreate: 'Anlegen',
  groupGeneral: 'Allgemein',
  search: 'Suchen oder springen zu',
  searchShort: 'Suchen',
  collapse: 'Seitenleiste einklappen',
  expand: 'Seitenleiste ausklappen',
  workspaceMenu: (name) => `Arbeitsbereich: ${name}`,
  otherWorkspaces: 'Arbeitsbereich wechseln',
  allWorkspaces: 'Alle Arbeitsbereiche',
  newWorkspace: 'Neuer Arbeitsbereich',
  userMenu: (name) => `Konto: ${name}`,
  theme: 'Darstellung',
  themeOf: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  shortcuts: 'Tastenkürzel',
  developer: 'Entwicklerbereich',
  backends: 'Backends',
  signOut: 'Abmelden',
  signOutEverywhere: 'Überall abmelden',
  connection: {
    connecting: 'Verbindet',
    online: 'Alles ist aktuell',
    updating: 'Holt auf',
    offline: 'Offline',
    backend: 'Backend gestört',
    outdated: 'Neu laden',
  },
}

export const app: typeof appText = {
  name: 'Portside',
  starting: 'Portside startet',
  loading: 'Lädt',
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  optional: 'Optional',
  undo: 'Rückgängig',
  dismiss: 'Ausblenden',
  nobody: 'Niemand',
  formerMember: 'Früheres Mitglied',
  menu: 'Menü',
  messages: 'Meldungen',
  withUnread: (title, count) => `(${count}) ${title}`,
  titleOf: (screen, place) => (place === undefined ? `${screen} · Portside` : `${screen} · ${place} · Portside`),
}

export const changes: typeof changesText = {
  undone: (label) => `Rückgängig gemacht: ${label}`,
  redone: (label) => `Wiederholt: ${label}`,
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  undo: 'Letzte Änderung rückgängig machen',
  redo: 'Wiederholen',
  conflictTitle: (name) => `${name} hat das inzwischen geändert`,
  conflictBody: (label) => `Deine Änderung wurde nicht gespeichert: ${label}`,
  goneTitle: 'Das wurde inzwischen entfernt',
  keepTheirs: 'Andere behalten',
  useMine: 'Meine verwenden',
  failedTitle: (label) => `Nicht gespeichert: ${label}`,
  retry: 'Noch einmal versuchen',
}

export const appUpdate: typeof appUpdateText = {
  ready: 'Eine neuere Version von Portside ist bereit',
  readyBody: 'Sie startet, wenn du neu lädst oder alle Tabs schließt. Schreib zuerst zu Ende.',
  tookOver: 'Portside wurde in einem anderen Tab aktualisiert',
  tookOverBody: 'Lade diesen neu, wenn du hier fertig bist.',
  reload: 'Neu laden',
}

export const notFound: typeof notFoundText = {
  title: 'Diese Seite gibt es nicht',
  body: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  toStart: 'Zur Startseite',
}

export const noMember: typeof noMemberText = {
  title: 'Du kannst diesen Arbeitsbereich nicht öffnen',
  body: 'Vielleicht wurde er gelöscht, du gehörst nicht mehr dazu, oder die Einladung ging an eine andere deiner Adressen.',
}

export const developer: typeof developerText = {
  backendIn: (name) => `Backend: ${name}`,
  rightToLeft: 'Von rechts nach links',
  faults: 'Störungen',
  latency: 'Verzögerung jedes Aufrufs',
  latencyOf: (ms) => (ms === 0 ? 'Keine' : `${ms} ms`),
  cut: 'Verbindung trennen',
  full: 'Speicher ist voll',
  refuse: 'Nächsten Aufruf ablehnen',
  throttle: 'Nächsten Aufruf drosseln',
  drop: 'Nächste Antwort verlieren',
  clear: 'Alle Störungen beenden',
  waiting: (refusals, drops) =>
    refusals === 0 && !drops
      ? 'Keine Störung steht bevor.'
      : `Bevorstehend: ${refusals} abgelehnt${drops ? ', 1 Antwort verloren' : ''}.`,
  mailbox: 'Postfach',
  noMail: 'Es wurde keine E-Mail verschickt.',
  mail: {
    'magic-link': 'Anmeldelink',
    recovery: 'Passwort zurücksetzen',
    digest: 'Was heute fällig ist',
    invitation: 'Einladung',
  },
  openMail: 'Link öffnen',
}

export const picker: typeof pickerText = {
  nothing: 'Nichts gefunden',
  type: 'Tippen, um zu suchen',
  create: (name) => `„${name}“ anlegen`,
}
