import { LIMITS } from '../../../domain/model/records/limits'
import type { trashText } from '../trash'

/** One, and several. */
const KINDS = {
  people: ['Person', 'Personen'],
  companies: ['Firma', 'Firmen'],
  deals: ['Deal', 'Deals'],
  tasks: ['Aufgabe', 'Aufgaben'],
  notes: ['Notiz', 'Notizen'],
  files: ['Datei', 'Dateien'],
  savedViews: ['Ansicht', 'Ansichten'],
  tags: ['Schlagwort', 'Schlagwörter'],
  lostReasons: ['Verlustgrund', 'Verlustgründe'],
  stages: ['Phase', 'Phasen'],
  pipelines: ['Pipeline', 'Pipelines'],
} as const

export const trash: typeof trashText = {
  title: 'Papierkorb',
  note: `${LIMITS.trashDays} Tage aufbewahrt`,
  empty: 'Der Papierkorb ist leer',
  emptyHint: 'Was in den Papierkorb kommt, wartet hier und lässt sich wiederherstellen.',
  search: 'Papierkorb durchsuchen',
  noMatch: 'Nichts im Papierkorb passt',
  noMatchHint: 'Versuche ein anderes Wort, oder entferne die Suche.',
  kind: (kind) => KINDS[kind][0],
  by: (name, when) => `${name}, ${when}`,
  restore: 'Wiederherstellen',
  restoreOf: (name) => `${name} wiederherstellen`,
  restored: (name) => `${name} wiederhergestellt`,
  takenTitle: (name) => `„${name}“ gibt es schon`,
  takenBody:
    'Ein anderer Eintrag hat jetzt diesen Namen, und jeder Name darf nur einmal vorkommen. Benenne ihn um, um diesen wiederherzustellen.',
  newName: 'Neuer Name für den anderen',
  newNameMissing: 'Gib einen neuen Namen für den anderen ein.',
  purge: 'Endgültig löschen',
  purgeOf: (name) => `${name} endgültig löschen`,
  purged: (name) => `${name} endgültig gelöscht`,
  purgeTitle: (name) => `${name} endgültig löschen?`,
  purgeBody: 'Das lässt sich nicht rückgängig machen. Verknüpfte Einträge bleiben und verlieren die Verknüpfung.',
  emptyTrash: 'Papierkorb leeren',
  emptyTitle: (count, formatted) => (count === 1 ? '1 Eintrag endgültig löschen?' : `${formatted} Einträge endgültig löschen?`),
  emptyBody: 'Das lässt sich nicht rückgängig machen. Verknüpfte Einträge bleiben und verlieren die Verknüpfung.',
  countOf: (kind, formatted) => `${formatted} ${KINDS[kind][formatted === '1' ? 0 : 1]}`,
  typeCount: (count) => `Gib zur Bestätigung ${count} ein`,
  typeMismatch: (count) => `Gib ${count} ein, die Anzahl der Einträge.`,
  emptied: (count, formatted) => (count === 1 ? '1 Eintrag endgültig gelöscht' : `${formatted} Einträge endgültig gelöscht`),
  more: 'Ältere erscheinen, sobald diese wiederhergestellt oder endgültig gelöscht sind.',
}
