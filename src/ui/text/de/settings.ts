import type { settingsText } from '../settings'

type Key = Parameters<typeof settingsText.section>[0]
type Group = Parameters<typeof settingsText.group>[0]

const SECTIONS: Readonly<Record<Key, string>> = {
  profile: 'Profil',
  security: 'Sicherheit',
  workspace: 'Arbeitsbereich',
  members: 'Mitglieder',
  data: 'Export und Löschung',
  integrations: 'Integrationen',
  pipelines: 'Pipelines',
  fields: 'Felder',
  tags: 'Schlagwörter',
}

const GROUPS: Readonly<Record<Group, string>> = { you: 'Du', workspace: 'Arbeitsbereich', data: 'Daten' }

export const settings: typeof settingsText = {
  title: 'Einstellungen',
  navigation: 'Einstellungen',
  section: (key) => SECTIONS[key],
  group: (group) => GROUPS[group],
  command: (key) => `Einstellungen: ${SECTIONS[key]}`,
  back: 'Alle Einstellungen',
  deniedTitle: 'Dieser Teil ist für andere',
  deniedBody: 'Deine Rolle umfasst ihn nicht. Frag jemanden aus der Verwaltung des Arbeitsbereichs.',
}
