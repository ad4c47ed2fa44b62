import type { Workspace } from '../../../domain/model/workspaces/workspace'
import type { workspaceSettingsText } from '../workspace-settings'

const WEEK_STARTS: Readonly<Record<Workspace['weekStart'], string>> = {
  monday: 'Montag',
  sunday: 'Sonntag',
  saturday: 'Samstag',
}

const VISIBILITIES: Readonly<Record<Workspace['memberVisibility'], string>> = {
  everything: 'Alles',
  'own-and-unassigned-deals': 'Nur eigene Deals und solche ohne Zuständige',
}

export const workspaceSettings: typeof workspaceSettingsText = {
  saved: 'Arbeitsbereich gespeichert',
  title: 'Arbeitsbereich',
  lead: 'Wonach sich alle darin richten.',
  readOnly: 'Nur Inhaber ändern das.',
  name: 'Name',
  currency: 'Währung',
  country: 'Land',
  countryHint: 'Telefonnummern ohne Vorwahl gelten als Nummern dieses Landes.',
  locale: 'Sprache und Formate',
  timeZone: 'Zeitzone',
  weekStart: 'Erster Tag der Woche',
  weekStartOf: (day) => WEEK_STARTS[day],
  visibility: 'Mitglieder und Lesende sehen',
  visibilityHint:
    'Inhaber und Verwaltung sehen jeden Deal. Was zu einem verborgenen Deal geschrieben steht, ist ebenfalls verborgen.',
  visibilityOf: (visibility) => VISIBILITIES[visibility],
  deleteTitle: 'Diesen Arbeitsbereich löschen',
  deleteLead:
    'Niemand kann ihn mehr öffnen. 30 Tage lang lässt er sich von Inhabern aus der Liste der Arbeitsbereiche wiederherstellen.',
  delete: 'Arbeitsbereich löschen',
  deleteAsk: (name) => `${name} löschen?`,
  deleteBody: 'Alle darin verlieren sofort den Zugang, auch du.',
  deleteType: (name) => `Gib zur Bestätigung ${name} ein`,
  deleteMismatch: (name) => `Das ist nicht der Name. Gib ${name} ein.`,
  deleted: (name) => `${name} ist gelöscht`,
}
