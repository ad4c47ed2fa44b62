import { inLanguage } from './in-language'
import type { SettingsGroup, SettingsKey } from './shell'

const SECTIONS: Readonly<Record<SettingsKey, string>> = {
  profile: 'Profile',
  notifications: 'Notifications',
  security: 'Security',
  workspace: 'Workspace',
  members: 'Members',
  data: 'Export and erase',
  forms: 'Forms',
  automations: 'Automations',
  integrations: 'Integrations',
  pipelines: 'Pipelines',
  fields: 'Fields',
  tags: 'Tags',
}

export const settingsText = inLanguage('settings', {
  title: 'Settings',
  navigation: 'Settings',
  section: SECTIONS,
  group: {
    you: 'You',
    workspace: 'Workspace',
    data: 'Data',
  } satisfies Record<SettingsGroup, string>,
  command: (key: SettingsKey) => `Settings: ${SECTIONS[key].toLowerCase()}`,
  back: 'All settings',
  deniedTitle: 'You have no access to this part',
  deniedBody: 'Your role does not include it. Ask an owner or admin of the workspace.',
})
