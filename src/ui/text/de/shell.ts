import type { shellText } from '../shell'

type Screen = Parameters<typeof shellText.screen>[0]
type Create = Parameters<typeof shellText.create>[0]
type Theme = Parameters<typeof shellText.themeOf>[0]
type Connection = Parameters<typeof shellText.connection>[0]

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

const CONNECTIONS: Readonly<Record<Connection, string>> = {
  connecting: 'Verbindet',
  online: 'Alle Änderungen erscheinen sofort',
  updating: 'Holt auf',
  offline: 'Offline',
  backend: 'Backend gestört',
  outdated: 'Neu laden',
}

const THEMES: Readonly<Record<Theme, string>> = { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' }

const CREATES: Readonly<Record<Create, string>> = {
  'new-person': 'Neue Person',
  'new-company': 'Neue Firma',
  'new-deal': 'Neuer Deal',
  'new-task': 'Neue Aufgabe',
  'new-note': 'Neue Notiz',
  'new-call': 'Anruf festhalten',
  'new-meeting': 'Meeting festhalten',
}

export const shell: typeof shellText = {
  more: 'Mehr',
  waiting: (count) => `${count} ungelesen`,
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  screen: (screen) => SCREENS[screen],
  goTo: (screen) => `Gehe zu: ${SCREENS[screen]}`,
  groupGo: 'Gehe zu',
  create: (overlay) => CREATES[overlay],
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
  themeOf: (choice) => THEMES[choice],
  language: 'Sprache',
  shortcuts: 'Tastenkürzel',
  developer: 'Entwicklerbereich',
  backends: 'Backends',
  signOut: 'Abmelden',
  signOutEverywhere: 'Überall abmelden',
  connection: (status) => CONNECTIONS[status],
  noMemberTitle: 'Du kannst diesen Arbeitsbereich nicht öffnen',
  noMemberBody:
    'Vielleicht wurde er gelöscht, du gehörst nicht mehr dazu, oder die Einladung ging an eine andere deiner Adressen.',
  backendIn: (name) => `Backend: ${name}`,
}
