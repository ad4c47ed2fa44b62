import type { dataText } from '../data-settings'

export const dataSettings: typeof dataText = {
  exportTitle: 'Alles exportieren',
  exportLead:
    'Alle Einträge des Arbeitsbereichs in einer Datei, auch die im Papierkorb: JSON Lines, mit gzip gepackt, lesbar für andere Programme. Der Inhalt der Anhänge ist nicht dabei.',
  export: 'Exportieren',
  exported: (records, size) => `${records} Einträge, ${size}.`,
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
