import type { importCheckText } from '../import-check'

type Words = typeof importCheckText
type Kind = Parameters<Words['newRecord']>[0]

const FILTERS: Readonly<Record<Parameters<Words['filterOf']>[0], string>> = {
  all: 'Zeilen insgesamt',
  create: 'werden angelegt',
  update: 'werden geändert',
  skip: 'übersprungen',
  fail: 'nicht importierbar',
  warn: 'geschrieben, mit Hinweis',
}

const POLICIES: Readonly<Record<Parameters<Words['policyOf']>[0], string>> = {
  fill: 'Leeres füllen',
  overwrite: 'Nehmen, was die Datei sagt',
  keep: 'Lassen, wie es ist',
}

const POLICY_HINTS: Readonly<Record<Parameters<Words['policyHint']>[0], string>> = {
  fill: 'Was da ist, bleibt; nur Leeres wird gefüllt, und Listen wachsen.',
  overwrite: 'Die Werte der Datei treten an die Stelle der vorhandenen. Leeres löscht nichts, und Listen wachsen nur.',
  keep: 'Was schon da ist, bleibt unberührt; nur Neues wird angelegt.',
}

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
  policy: 'Wo schon etwas steht',
  policyOf: (policy) => POLICIES[policy],
  policyHint: (policy) => POLICY_HINTS[policy],
  byField: 'Nach Feld entscheiden',
  byFieldCount: (count) => `Nach Feld entscheiden (${count} für sich)`,
  asAll: 'Wie bei allen',
  planningAgain: 'Die Zeilen werden neu geplant',
  rows: 'Zeilen der Datei',
  show: 'Welche Zeilen zu sehen sind',
  filterOf: (filter) => FILTERS[filter],
  find: 'In den Zeilen suchen',
  found: (count, isOne) => `${count} ${isOne ? 'Zeile' : 'Zeilen'} gefunden`,
  none: 'Keine Zeile ist so.',
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
