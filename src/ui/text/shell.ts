import { inLanguage } from './in-language'
import type { ConnectionTrouble } from './shell-parts'

const SCREENS: Readonly<Record<WorkspaceScreen, string>> = {
  overview: 'Home',
  people: 'People',
  companies: 'Companies',
  deals: 'Deals',
  inbox: 'Inbox',
  tasks: 'Tasks',
  files: 'Files',
  activity: 'Activity',
  import: 'Import',
  reports: 'Reports',
  health: 'Data health',
  duplicates: 'Duplicates',
  trash: 'Trash',
  sync: 'Sync',
  settings: 'Settings',
}

const CONNECTIONS: Readonly<Record<'connecting' | 'online' | 'updating' | ConnectionTrouble, string>> = {
  connecting: 'Connecting',
  online: 'All changes are live',
  updating: 'Catching up',
  offline: 'Offline',
  backend: 'Backend in trouble',
  outdated: 'Reload needed',
}

type CreateOverlay = Extract<OverlayName, `new-${string}`>

export const shellText = inLanguage('shell', {
  more: 'More',
  waiting: (count: number) => `${count} unread`,
  skip: 'Skip to content',
  navigation: 'Main',
  screen: SCREENS,
  goTo: (screen: WorkspaceScreen) => `Go to ${SCREENS[screen].toLowerCase()}`,
  navGroup: {
    records: 'Records',
    work: 'Work',
    insight: 'Insight',
    tools: 'Tools',
  } satisfies Record<NavGroupName, string>,
  export: 'Export',
  pinned: 'Pinned',
  unpin: (view: string) => `Unpin ${view}`,
  groupGo: 'Go to',
  create: {
    'new-person': 'New person',
    'new-company': 'New company',
    'new-deal': 'New deal',
    'new-task': 'New task',
    'new-note': 'New note',
    'new-call': 'Log a call',
    'new-meeting': 'Log a meeting',
  } satisfies Record<CreateOverlay, string>,
  groupCreate: 'Create',
  groupGeneral: 'General',
  search: 'Search or jump to',
  searchShort: 'Search',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  workspaceMenu: (name: string) => `Workspace: ${name}`,
  otherWorkspaces: 'Switch workspace',
  allWorkspaces: 'All workspaces',
  newWorkspace: 'New workspace',
  userMenu: (name: string) => `Account: ${name}`,
  theme: 'Theme',
  themeOf: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<ThemeChoice, string>,
  language: 'Language',
  shortcuts: 'Keyboard shortcuts',
  developer: 'Developer panel',
  backends: 'Backends',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  connection: CONNECTIONS,
})

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

/** What the way around is divided into. */
export type NavGroupName = 'records' | 'work' | 'insight' | 'tools'

/** The parts of the settings, by the last part of their path. */
export type SettingsKey =
  | 'profile'
  | 'notifications'
  | 'security'
  | 'workspace'
  | 'members'
  | 'pipelines'
  | 'fields'
  | 'tags'
  | 'forms'
  | 'automations'
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
