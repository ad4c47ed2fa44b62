import type { tablesText, ownValuesText } from '../tables'
import type { bulkText } from '../shell-parts'
import type { bulkEditText, selectionText } from '../selection'

export const tables: typeof tablesText = {
  group: 'Liste',
  keys: {
    next: 'Nächste Zeile',
    previous: 'Vorherige Zeile',
    open: 'Eintrag öffnen',
    peek: 'Eintrag daneben ansehen',
    select: 'Zeile auswählen',
    edit: 'Zelle bearbeiten',
    trash: 'Zeile oder alle ausgewählten in den Papierkorb verschieben',
  },
  select: 'Auswählen',
  selectAll: 'Alle passenden auswählen',
  searchKey: 'Diese Liste durchsuchen',
  clearSearch: 'Suche leeren',
  filter: 'Filter',
  sort: 'Sortieren',
  columns: 'Spalten',
  groupBy: 'Gruppieren',
  groupedBy: (field) => `Gruppiert nach ${field}`,
  groupNone: 'Keine Gruppen',
  groupEmpty: 'Leer',
  byCurrency: (field) => `${field}, nach Währung`,
  sortedBy: (fields) => `Sortiert nach ${fields}`,
  expand: (group) => `${group} zeigen`,
  collapse: (group) => `${group} ausblenden`,
  groupCut: (shown, total) => `${shown} von ${total}`,
  views: 'Ansichten',
  view: (name) => `Ansicht: ${name}`,
  saveView: 'Ansicht speichern',
  resetView: 'Zurücksetzen',
  trouble: {
    unreadable: 'Dieser Link ist nicht lesbar, deshalb siehst du die Liste wie üblich. Bitte um einen neuen Link.',
    gone: 'Dieser Link führt zu einer Ansicht, die gelöscht oder nicht mit dir geteilt ist, deshalb siehst du die Liste wie üblich.',
    part: 'Einige Felder dieser Ansicht gibt es nicht mehr. Gezeigt wird, was von ihr bleibt.',
  },
  similar: 'Nichts passt genau; Ähnliches wird gezeigt.',
  noMatchTitle: 'Nichts gefunden',
  noMatchBody: 'Kein Eintrag passt zu dieser Suche und diesen Filtern.',
  clearSearchAndFilters: 'Suche und Filter entfernen',
  couldNotLoad: 'Diese Liste konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  stale: (count) => `${count}, letzter bekannter Stand`,
  loading: 'Liste wird geladen',
  export: 'Exportieren…',
  yes: 'Ja',
  no: 'Nein',
  empty: 'Leer',
}

export const bulk: typeof bulkText = {
  working: (done, total) => `${done} von ${total} erledigt`,
  progress: 'Viele Einträge werden geändert',
  stop: 'Anhalten',
  goOn: 'Fortfahren',
  left: (done, left) => `${done} erledigt, ${left} unverändert.`,
  someFailed: (failed) =>
    failed === '1'
      ? '1 Eintrag konnte nicht geändert werden: Er wurde inzwischen geändert oder entfernt.'
      : `${failed} Einträge konnten nicht geändert werden: Sie wurden inzwischen geändert oder entfernt.`,
}

export const bulkEdit: typeof bulkEditText = {
  title: (count) => `${count} ausgewählte ändern`,
  field: 'Feld',
  value: 'Neuer Wert',
  hint: 'Bleibt es leer, wird das Feld geleert.',
  submit: (count, formatted) => (count === 1 ? '1 Datensatz ändern' : `${formatted} Datensätze ändern`),
  submitField: (field, count, formatted) =>
    count === 1 ? `${field} bei 1 Datensatz ändern` : `${field} bei ${formatted} Datensätzen ändern`,
  chooseField: 'Wähle ein Feld.',
  stageOf: (pipeline, stage) => `${pipeline}: ${stage}`,
  reason: 'Warum sie verloren sind',
  chooseStage: 'Wähle eine Phase.',
  chooseReason: 'Wähle, warum sie verloren sind.',
}

export const selection: typeof selectionText = {
  selected: (count) => `${count} ausgewählt`,
  clearSelection: 'Auswahl aufheben',
  assignOwner: 'Zuweisen',
  addTag: 'Schlagwort setzen',
  merge: 'Zusammenführen',
  trash: 'In den Papierkorb',
  removeTag: 'Schlagwort lösen',
  edit: 'Feld ändern',
  edited: (field, count, formatted) =>
    count === 1 ? `${field} bei 1 Eintrag geändert` : `${field} bei ${formatted} Einträgen geändert`,
  untagged: (tag, count, formatted) =>
    count === 1 ? `„${tag}“ bei 1 Eintrag entfernt` : `„${tag}“ bei ${formatted} Einträgen entfernt`,
  assignToMe: 'Mir zuweisen',
  withSelected: (action, selected) => `${action} (${selected})`,
  tagMade: (name) => `Schlagwort ${name} angelegt`,
  findTag: 'Schlagwort suchen oder anlegen',
  bulkBar: 'Mit den ausgewählten',
}

export const ownValues: typeof ownValuesText = { removed: 'Entfernte Auswahl' }
