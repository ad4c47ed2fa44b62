import type { changesText } from '../changes'

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
