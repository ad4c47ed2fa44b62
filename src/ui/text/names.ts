/** The screens of a workspace, by the last part of their path. */
export type WorkspaceScreen =
  | 'overview'
  | 'people'
  | 'companies'
  | 'deals'
  | 'tasks'
  | 'inbox'
  | 'files'
  | 'activity'
  | 'import'
  | 'reports'
  | 'health'
  | 'duplicates'
  | 'trash'
  | 'sync'
  | 'settings'

/** The parts of the settings, by the last part of their path. */
export type SettingsKey =
  | 'profile'
  | 'security'
  | 'workspace'
  | 'members'
  | 'pipelines'
  | 'fields'
  | 'tags'
  | 'integrations'
  | 'data'

export type SettingsGroup = 'you' | 'workspace' | 'data'

/** What may lie over any screen of a workspace; one at a time. */
export type OverlayName =
  | 'palette'
  | 'shortcuts'
  | 'developer'
  | 'new-person'
  | 'new-company'
  | 'new-deal'
  | 'new-task'
  | 'new-note'
  | 'new-call'
  | 'new-meeting'

export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]
