import type { bulkText } from '../bulk'
import type { bulkEditText } from '../bulk-edit'
import type { selectionText } from '../selection'

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
  submit: (count) => `${count} ändern`,
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
  trash: 'Löschen',
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
