import { inLanguage } from './in-language'
import type { LineTrouble } from './line'
import type { OverlayName, ThemeChoice, WorkspaceScreen } from './names'

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

const CONNECTIONS: Readonly<Record<'connecting' | 'online' | 'updating' | LineTrouble, string>> = {
  connecting: 'Connecting',
  online: 'All changes are live',
  updating: 'Catching up',
  offline: 'Offline',
  backend: 'Backend in trouble',
  outdated: 'Reload needed',
}

const THEMES: Readonly<Record<ThemeChoice, string>> = { system: 'System', light: 'Light', dark: 'Dark' }

type CreateOverlay = Extract<OverlayName, `new-${string}`>

const CREATES: Readonly<Record<CreateOverlay, string>> = {
  'new-person': 'New person',
  'new-company': 'New company',
  'new-deal': 'New deal',
  'new-task': 'New task',
  'new-note': 'New note',
  'new-call': 'Log a call',
  'new-meeting': 'Log a meeting',
}

export const shellText = inLanguage('shell', {
  more: 'More',
  waiting: (count: number) => `${count} unread`,
  skip: 'Skip to content',
  navigation: 'Main',
  screen: (screen: WorkspaceScreen) => SCREENS[screen],
  goTo: (screen: WorkspaceScreen) => `Go to ${SCREENS[screen].toLowerCase()}`,
  groupGo: 'Go to',
  create: (overlay: CreateOverlay) => CREATES[overlay],
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
  themeOf: (choice: ThemeChoice) => THEMES[choice],
  language: 'Language',
  shortcuts: 'Keyboard shortcuts',
  developer: 'Developer panel',
  backends: 'Backends',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  connection: (status: keyof typeof CONNECTIONS) => CONNECTIONS[status],
  noMemberTitle: 'You cannot open this workspace',
  noMemberBody: 'It may have been deleted, you may no longer be in it, or the invitation went to another address of yours.',
  backendIn: (name: string) => `Backend: ${name}`,
})
