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
