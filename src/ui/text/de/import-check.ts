import type { importCheckText, importNamesText } from '../import-check'

type Words = typeof importCheckText
type Kind = Parameters<Words['newRecord']>[0]

const NEW: Readonly<Record<Kind, string>> = {
  people: 'Neue Person',
  companies: 'Neue Firma',
  deals: 'Neuer Deal',
  tasks: 'Neue Aufgabe',
  notes: 'Neue Notiz',
}

const CHANGED: Readonly<Record<Kind, string>> = {
  people: 'Änderungen der Person',
  companies: 'Änderungen der Firma',
  deals: 'Änderungen des Deals',
  tasks: 'Änderungen der Aufgabe',
  notes: 'Änderungen der Notiz',
}

export const importCheck: Words = {
  lead: 'Noch ist nichts geschrieben. Sieh dir an, was aus jeder Zeile wird, und bessere aus, was nicht stimmt.',
  policy: 'Für Einträge, die es schon gibt',
  policies: {
    fill: 'Leeres füllen',
    overwrite: 'Nehmen, was die Datei sagt',
    keep: 'Lassen, wie es ist',
  },
  policyHints: {
    fill: 'Was da ist, bleibt; nur Leeres wird gefüllt, und Listen wachsen.',
    overwrite: 'Die Werte der Datei treten an die Stelle der vorhandenen. Leeres löscht nichts, und Listen wachsen nur.',
    keep: 'Was schon da ist, bleibt unberührt; nur Neues wird angelegt.',
  },
  owner: 'Zuständig für alle Einträge',
  ownerAsInFile: 'Wie in der Datei',
  byField: 'Nach Feld entscheiden',
  byFieldCount: (count) => `Nach Feld entscheiden (${count} für sich)`,
  asAll: 'Wie bei allen',
  planningAgain: 'Die Zeilen werden neu geplant',
  rows: 'Zeilen der Datei',
  show: 'Welche Zeilen zu sehen sind',
  filters: {
    all: 'Zeilen insgesamt',
    create: 'werden angelegt',
    update: 'werden geändert',
    skip: 'übersprungen',
    fail: 'nicht importierbar',
    warn: 'geschrieben, mit Hinweis',
  },
  find: 'In den Zeilen suchen',
  found: (count, isOne) => `${count} ${isOne ? 'Zeile' : 'Zeilen'} gefunden`,
  ofNearlyAll: (rows, sentence) => `${rows} Zeilen, hier einmal gesagt: ${sentence}`,
  none: 'Keine Zeile passt.',
  loading: 'Die Zeile wird geholt',
  open: (line) => `Zeile ${line}, mehr`,
  mended: 'Von dir geändert',
  newRecord: (kind) => NEW[kind],
  changedRecord: (kind) => CHANGED[kind],
  field: 'Feld',
  before: 'Jetzt',
  after: 'Dann',
  value: 'Wert',
  blank: 'Leer',
  kept: (value) => `bleibt; in der Datei steht „${value}“`,
  nothingChanges: 'Kein Feld ändert sich.',
  cells: 'Zellen der Datei',
  otherCells: (count) => (count === 1 ? 'Eine weitere Zelle' : `${count} weitere Zellen`),
  mendHint: 'Ändere eine Zelle, und die Zeile wird neu geplant.',
  inFile: (value) => (value === '' ? 'In der Datei leer' : `In der Datei: ${value}`),
  restore: 'Wie in der Datei',
  restoreOf: (column) => `${column} wie in der Datei`,
  tooLong: 'Zu lang, um hier geändert zu werden.',
  leaveOut: (line) => `Zeile ${line} auslassen`,
  takeIn: (line) => `Zeile ${line} wieder nehmen`,
}

export const importNames: typeof importNamesText = {
  titles: {
    owner: 'Zuständige, die keine Mitglieder sind',
    pipeline: 'Pipelines',
    stage: 'Phasen',
    'lost-reason': 'Gründe für verlorene Deals',
  },
  title: 'Namen, die hier niemand hat',
  lead: 'Zu jedem gibt es einen Vorschlag. Ändere, was anders gemeint ist, und nimm den Rest wie vorgeschlagen.',
  leadWithout: 'Wähle, was gemeint ist. Bis dahin sind diese Zeilen nicht importierbar.',
  settled: 'Alles ist entschieden.',
  proposed: 'Vorgeschlagen',
  imported: 'Importiert',
  takeAll: (names, isOne) => (isOne ? 'Wie vorgeschlagen' : `Alle ${names} wie vorgeschlagen`),
  nameOf: (name, rows, isOne) => `${name === '' ? 'Kein Grund angegeben' : `„${name}“`} (${rows} ${isOne ? 'Zeile' : 'Zeilen'})`,
  open: 'Nicht entschieden',
  blank: 'Leer lassen',
  make: (name) => `„${name}“ anlegen`,
  makePipeline: (name) => `„${name}“ mit ihren Phasen anlegen`,
  more: (count) => `${count} weitere zeigen`,
  undecided: (rows, isOne) =>
    isOne
      ? `Zu ${rows} übersprungenen Zeile passt mehr als ein vorhandener Eintrag: Öffne sie unten und wähle, welcher gemeint ist.`
      : `Zu ${rows} übersprungenen Zeilen passt mehr als ein vorhandener Eintrag: Öffne jede unten und wähle, welcher gemeint ist.`,
  which: 'Wer oder was davon ist gemeint?',
  newOne: 'Nichts davon, sondern neu',
  taken: 'Du hast gewählt, was gemeint ist.',
  takenNew: 'Du hast gesagt, dass es neu ist.',
  again: 'Neu wählen',
}
