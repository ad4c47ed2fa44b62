import type { dataText } from '../data-settings'

export const dataSettings: typeof dataText = {
  keepingTitle: 'In diesem Browser gespeichert',
  keepingLead:
    'Alles liegt in diesem Browser, auf diesem Gerät. Exportiere ab und zu alles und bewahre die Datei woanders auf: Ein Gerät kann verloren gehen.',
  isKept: 'Dieser Browser hat zugesagt, es nicht von sich aus zu löschen.',
  mayBeCleared: 'Dieser Browser darf es von sich aus löschen: wenn der Platz knapp wird oder länger niemand hier war.',
  refusedToKeep: 'Der Browser hat es nicht zugesagt. Er darf löschen, was hier liegt: Exportiere es regelmäßig.',
  askToKeep: 'Den Browser bitten, es zu behalten',
  exportTitle: 'Alles exportieren',
  exportLead:
    'Der ganze Arbeitsbereich als ein ZIP: alle Einträge, auch die im Papierkorb, der Verlauf, die Dateien, dazu Tabellen für die Tabellenkalkulation. Es lässt sich auf jedem Backend wiederherstellen. Passwörter, Links und Schlüssel sind nicht darin.',
  export: 'Exportieren',
  exported: (records, size) => `${records} Einträge, ${size}.`,
  exportingRecords: 'Einträge werden gesammelt…',
  exportingFiles: (done, total) => `Dateien werden gesammelt: ${done} von ${total}…`,
  packing: 'Wird gepackt…',
  cancelExport: 'Abbrechen',
  filesMissing: (count) => `Dateien, deren Inhalt im Backend fehlte: ${count}. Ihre Namen sind enthalten.`,
  saveAgain: 'Datei noch einmal speichern',
  eraseTitle: 'Eine Person löschen',
  eraseLead:
    'Wenn jemand darum bittet: die Person, Notizen und Aufgaben, die nur sie betreffen, ihre Dateien, und wo sie sonst erwähnt wird, auch im Verlauf. Das lässt sich nicht rückgängig machen.',
  choosePerson: 'Person wählen',
  erase: 'Endgültig löschen',
  eraseAsk: (name) => `${name} endgültig löschen?`,
  eraseBody:
    'Die Person verschwindet, mit allem, was nur sie betrifft, und mit jeder Erwähnung ihres Namens, ihrer Adressen und Nummern. Niemand kann sie zurückholen, und frühere Exporte werden entfernt.',
  erased: (name) => `${name} ist gelöscht`,
  erasedCounts: (erased, redacted) =>
    `Gelöschte Einträge: ${erased}. Einträge, aus denen eine Erwähnung entfernt wurde: ${redacted}.`,
}
