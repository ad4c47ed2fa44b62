import { inLanguage } from './in-language'

export const changesText = inLanguage('changes', {
  undone: (label: string) => `Undone: ${label}`,
  redone: (label: string) => `Done again: ${label}`,
  nothingToUndo: 'There is nothing to undo.',
  undo: 'Undo the last change',
  redo: 'Do it again',
  conflictTitle: (name: string) => `${name} changed this meanwhile`,
  conflictBody: (label: string) => `Your change was not saved: ${label}`,
  goneTitle: 'This was removed meanwhile',
  keepTheirs: 'Keep theirs',
  useMine: 'Use mine',
  failedTitle: (label: string) => `Not saved: ${label}`,
  retry: 'Try again',
})
