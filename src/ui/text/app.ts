import { inLanguage } from './in-language'

export const appText = inLanguage('app', {
  name: 'Portside',
  starting: 'Starting Portside',
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  optional: 'Optional',
  undo: 'Undo',
  dismiss: 'Dismiss',
  nobody: 'Nobody',
  formerMember: 'Former member',
  menu: 'Menu',
  messages: 'Messages',
  withUnread: (title: string, count: number) => `(${count}) ${title}`,
  titleOf: (screen: string, place?: string) => (place === undefined ? `${screen} · Portside` : `${screen} · ${place} · Portside`),
})

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
