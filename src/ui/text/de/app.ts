import type { appText } from '../app'

export const app: typeof appText = {
  name: 'Portside',
  starting: 'Portside startet',
  loading: 'Lädt',
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  optional: 'Optional',
  undo: 'Rückgängig',
  dismiss: 'Ausblenden',
  nobody: 'Niemand',
  formerMember: 'Früheres Mitglied',
  menu: 'Menü',
  messages: 'Meldungen',
  withUnread: (title, count) => `(${count}) ${title}`,
  titleOf: (screen, place) => (place === undefined ? `${screen} · Portside` : `${screen} · ${place} · Portside`),
}
