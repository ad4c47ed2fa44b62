import { inLanguage } from './in-language'

export const changesText = inLanguage('changes', {
  undone: (label: string) => `Undone: ${label}`,
  redone: (label: string) => `Redone: ${label}`,
  nothingToUndo: 'There is nothing to undo.',
  undo: 'Undo the last change',
  redo: 'Redo the last change',
  conflictTitle: (name: string) => `${name} changed this in the meantime`,
  conflictBody: (label: string) => `Your change was not saved: ${label}`,
  goneTitle: 'This was removed in the meantime',
  keepTheirs: 'Keep theirs',
  useMine: 'Use mine',
  failedTitle: (label: string) => `Not saved: ${label}`,
  retry: 'Try again',
})
