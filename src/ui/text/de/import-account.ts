import type { importAccountText } from '../import-account'

type Words = typeof importAccountText
type End = Parameters<Words['recordsOf']>[3]
type Reason = Parameters<Words['outBecause']>[1]

const NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  people: ['Person', 'Personen'],
  companies: ['Firma', 'Firmen'],
  deals: ['Deal', 'Deals'],
  tasks: ['Aufgabe', 'Aufgaben'],
  notes: ['Notiz', 'Notizen'],
  tags: ['Schlagwort', 'Schlagwörter'],
  pipelines: ['Pipeline', 'Pipelines'],
  stages: ['Phase', 'Phasen'],
  lostReasons: ['Verlustgrund', 'Verlustgründe'],
  fieldDefinitions: ['Feld', 'Felder'],
}

const ENDS: Readonly<Record<End, string>> = { made: 'angelegt', changed: 'geändert', unchanged: 'unverändert' }

const OUT: Readonly<Partial<Record<Reason, string>>> = {
  'no-identity': 'ohne Namen, E-Mail-Adresse und Telefonnummer',
  'no-company-name': 'ohne Firma',
  'no-title': 'ohne Titel',
  'no-text': 'ohne Text',
  'pipeline-unknown': 'mit unbekannter Pipeline',
  'stage-unknown': 'mit unbekannter Phase',
  'lost-reason-unknown': 'ohne bekannten Verlustgrund',
  invalid: 'gegen eine Regel',
  'empty-row': 'leer',
  'repeated-header': 'mit den Namen der Spalten',
  'total-row': 'mit Summen',
  'group-title': 'mit Titeln von Gruppen',
  'left-out': 'von dir weggelassen',
  'group-card': 'von Gruppen',
  'deleted-there': 'dort gelöscht, woher die Datei kommt',
  'same-as-line': 'mit einer früheren Zeile vereint',
  'nothing-new': 'ohne Neues',
  'several-match': 'mit mehreren passenden Einträgen',
  gone: 'zu inzwischen entfernten Einträgen',
  refused: 'vom Backend abgelehnt',
  cancelled: 'nicht erreicht',
}

export const importAccount: Words = {
  planned: 'Was importiert wird',
  done: 'Was importiert wurde',
  rows: 'Zeilen',
  records: 'Einträge',
  cells: 'Gefüllte Zellen',
  imported: (count) => `${count} importiert`,
  out: (count, isOne) => (isOne ? `${count} bleibt draußen` : `${count} bleiben draußen`),
  rowsOut: (count, isOne) => (isOne ? `${count} Zeile bleibt draußen:` : `${count} Zeilen bleiben draußen:`),
  outBecause: (count, reason) => `${count} ${OUT[reason] ?? 'nicht importiert'}`,
  recordsOf: (count, isOne, collection, end) => `${count} ${NAMES[collection]?.[isOne ? 0 : 1] ?? collection} ${ENDS[end]}`,
  noRecords: 'keine',
  written: (count) => `${count} geschrieben`,
  noted: (count) => `${count} mit Hinweis geschrieben`,
  leftOut: (count) => `${count} weggelassen`,
  missed: (count) => `${count} nicht geschrieben`,
  lists: {
    out: 'Zeilen, die draußen bleiben',
    noted: 'Mit Hinweis geschriebene Zellen',
    leftOut: 'Weggelassene Spalten',
    missed: 'Nicht geschriebene Zellen',
  },
  example: (value) => `zum Beispiel „${value}“`,
  beyond: 'Hinter der letzten Spalte',
  show: (what) => `Zeilen zeigen: ${what}`,
  only: (what) => `Nur: ${what}`,
  all: 'Alle Zeilen zeigen',
  more: (count) => `und ${count} weitere`,
  further: {
    there: 'Der Eintrag hat diesen Wert schon.',
    kept: 'Der Eintrag hat einen anderen Wert, und der bleibt.',
    placeholder: 'Es sagt nichts über den Eintrag.',
    decided: 'Du hast anders entschieden.',
    unused: 'Nichts in der Zeile kann das aufnehmen.',
    overruled: 'Der Status des Deals oder ein Datum sagt etwas anderes.',
    refused: 'Das Backend hat die Zeile abgelehnt.',
    cancelled: 'Der Import endete, bevor die Zeile an der Reihe war.',
  },
}
