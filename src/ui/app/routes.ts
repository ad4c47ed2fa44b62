import type { Id } from '../../domain/model/kernel/id'
import { CALLBACK_PATH, CONSENT_PATH } from '../../domain/model/session/session'
import type { SettingsKey, WorkspaceScreen } from '../text/shell'

/** The patterns the router matches; the builders below are the only place that makes paths for them. */
export const PATTERNS = {
  home: '/',
  welcome: '/welcome',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  authCallback: CALLBACK_PATH,
  invite: '/invite/:token',
  connect: CONSENT_PATH,
  backends: '/backends',
  workspaces: '/workspaces',
  newWorkspace: '/workspaces/new',
  restore: '/workspaces/restore',
  workspace: '/w/:workspace/*?',
  overview: '/w/:workspace',
  people: '/w/:workspace/people',
  person: '/w/:workspace/people/:id',
  companies: '/w/:workspace/companies',
  company: '/w/:workspace/companies/:id',
  deals: '/w/:workspace/deals',
  deal: '/w/:workspace/deals/:id',
  import: '/w/:workspace/import',
  importJob: '/w/:workspace/import/:id',
  tasks: '/w/:workspace/tasks',
  inbox: '/w/:workspace/inbox/:draft?',
  activity: '/w/:workspace/activity',
  files: '/w/:workspace/files',
  reports: '/w/:workspace/reports',
  health: '/w/:workspace/health',
  duplicates: '/w/:workspace/duplicates',
  trash: '/w/:workspace/trash',
  sync: '/w/:workspace/sync',
  settings: '/w/:workspace/settings/:section?',
} as const

export type RecordScreen = Extract<WorkspaceScreen, 'people' | 'companies' | 'deals'>

/** @param workspace the workspace's slug */
export function screenPath(workspace: string, screen: WorkspaceScreen, search?: Readonly<Record<string, string>>): string {
  const query = search === undefined ? '' : new URLSearchParams(search).toString()
  const path = screen === 'overview' ? '' : `/${screen}`
  return `/w/${encodeURIComponent(workspace)}${path}${query === '' ? '' : `?${query}`}`
}

/** @param workspace the workspace's slug */
export function recordPath(workspace: string, screen: RecordScreen, id: Id): string {
  return `${screenPath(workspace, screen)}/${id}`
}

/** One import that ran or runs. @param workspace the workspace's slug */
export function importPath(workspace: string, id: Id): string {
  return `${screenPath(workspace, 'import')}/${id}`
}

/** @param workspace the workspace's slug */
export function settingsPath(workspace: string, section: SettingsKey | 'api'): string {
  return `${screenPath(workspace, 'settings')}/${section}`
}

/** Back to where one was going once signed in; only a path of this app is ever followed. */
export function signInPath(returnTo?: string): string {
  return returning(PATTERNS.signIn, returnTo)
}

/** As `signInPath`, for who has no account yet. */
export function signUpPath(returnTo?: string): string {
  return returning(PATTERNS.signUp, returnTo)
}

function returning(path: string, to: string | undefined): string {
  return to === undefined || to === '/' ? path : `${path}?return=${encodeURIComponent(to)}`
}

/** A query string without `?`, as it can be read: what may stand in it as it is (RFC 3986, 3.4) does. */
export function queryText(parameters: URLSearchParams): string {
  return parameters.toString().replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%2F', '/')
}

/** @param search of the screen one comes from, without its question mark */
export function withSearch(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`
}

export function invitePath(token: string): string {
  return `/invite/${encodeURIComponent(token)}`
}

/** A path within this app, or the fallback: `//host` and `https://host` would lead away. */
export function safeReturnPath(text: string | null, fallback: string): string {
  return text !== null && /^\/(?![/\\])/.test(text) ? text : fallback
}
