import type { ComponentType } from 'react'
import { lazyComponent, type LazyComponent } from '../design/lazy-component'
import { PATTERNS } from '../app/routes'
import { ScreenSkeleton, Splash } from '../app/screen-skeleton'
import { fetchHowToApply } from '../app/changes'
import { readPreference } from '../app/preferences'
import type { WorkspaceScreen } from '../text/shell'

/** The screens outside a workspace, and where there is none; each one's code in a chunk of its own. */
export const SCREENS = {
  welcome: outside(() => import('../features/auth/welcome-screen').then((file) => file.WelcomeScreen)),
  signIn: outside(() => import('../features/auth/sign-in-screen').then((file) => file.SignInScreen)),
  signUp: outside(() => import('../features/auth/sign-up-screen').then((file) => file.SignUpScreen)),
  forgotPassword: outside(() => import('../features/auth/password-screens').then((file) => file.ForgotPasswordScreen)),
  resetPassword: outside(() => import('../features/auth/password-screens').then((file) => file.ResetPasswordScreen)),
  authCallback: outside(() => import('../features/auth/callback-screen').then((file) => file.CallbackScreen)),
  invite: outside(() => import('../features/auth/invite-screen').then((file) => file.InviteScreen)),
  connect: outside(() => import('../features/auth/connect-screen').then((file) => file.ConnectScreen)),
  backends: outside(() => import('../features/backend/backends-screen').then((file) => file.KnownBackendsScreen)),
  workspaces: outside(() => import('../features/workspaces/workspaces-screen').then((file) => file.WorkspacesScreen)),
  newWorkspace: outside(() => import('../features/workspaces/new-workspace-screen').then((file) => file.NewWorkspaceScreen)),
  notFound: outside(() => import('../app/not-found').then((file) => file.NotFound)),
  restore: outside(() => import('../features/bundle/restore-screen').then((file) => file.RestoreScreen)),
} as const

function outside(load: () => Promise<ComponentType<object>>): LazyComponent<object> {
  return lazyComponent(load, Splash)
}

/** The screens of a workspace. A feature adds itself here and nowhere else. */
export const WORKSPACE_SCREENS: readonly WorkspaceRoute[] = [
  screenAt(PATTERNS.overview, () => import('../features/home/home-screen').then((file) => file.HomeScreen)),
  screenAt(PATTERNS.people, () => import('../features/people/people-screen').then((file) => file.PeopleScreen)),
  screenAt(PATTERNS.companies, () => import('../features/companies/companies-screen').then((file) => file.CompaniesScreen)),
  screenAt(PATTERNS.deals, () => import('../features/deals/deals-screen').then((file) => file.DealsScreen)),
  screenAt(PATTERNS.person, () => import('../features/record/person-screen').then((file) => file.PersonScreen)),
  screenAt(PATTERNS.reports, () => import('../features/reports/reports-screen').then((file) => file.ReportsScreen)),
  screenAt(PATTERNS.inbox, () => import('../features/inbox/inbox-screen').then((file) => file.InboxScreen)),
  screenAt(PATTERNS.tasks, () => import('../features/tasks/tasks-screen').then((file) => file.TasksScreen)),
  screenAt(PATTERNS.health, () => import('../features/health/health-screen').then((file) => file.HealthScreen)),
  screenAt(PATTERNS.duplicates, () => import('../features/duplicates/duplicates-screen').then((file) => file.DuplicatesScreen)),
  screenAt(PATTERNS.trash, () => import('../features/trash/trash-screen').then((file) => file.TrashScreen)),
  screenAt(PATTERNS.sync, () => import('../features/sync/sync-screen').then((file) => file.SyncScreen)),
  screenAt(PATTERNS.settings, () => import('../features/settings/settings-screen').then((file) => file.SettingsScreen)),
  screenAt(PATTERNS.activity, () => import('../features/activity/activity-screen').then((file) => file.ActivityScreen)),
  screenAt(PATTERNS.files, () => import('../features/files/files-screen').then((file) => file.FilesScreen)),
  screenAt(PATTERNS.importJob, () => import('../features/import/job-screen').then((file) => file.JobScreen)),
  screenAt(PATTERNS.import, () => import('../features/import/import-screen').then((file) => file.ImportScreen)),
  screenAt(PATTERNS.company, () => import('../features/record/company-screen').then((file) => file.CompanyScreen)),
  screenAt(PATTERNS.deal, () => import('../features/record/deal-screen').then((file) => file.DealScreen)),
]

function screenAt(pattern: string, load: () => Promise<ComponentType<object>>): WorkspaceRoute {
  return { pattern, screen: lazyComponent(load, ScreenSkeleton) }
}

export interface WorkspaceRoute {
  /** One of PATTERNS. */
  readonly pattern: string
  readonly screen: LazyComponent<object>
}

declare global {
  interface Navigator {
    /** Some browsers do not say how they are connected. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Fetches the code of a screen someone is about to open. */
export function preloadScreen(screen: WorkspaceScreen): void {
  void preloadPattern(PATTERNS[screen])
}

/**
 * Fetches the code of the screen a path leads to. Called before the backend is open, so that both are on their way at
 * once; the first page leads to people, sooner or later. Resolves when the code is there or cannot be had.
 */
export async function preloadPath(path: string): Promise<void> {
  if (path === PATTERNS.home) return isNewHere(path) ? SCREENS.welcome.preload() : preloadPattern(PATTERNS.people)
  const parts = path.split('/')
  const leadsTo = (pattern: string) => {
    const wanted = pattern.split('/')
    const isMet = (part: string, at: number) => part === parts[at] || part.endsWith('?') || (part[0] === ':' && at in parts)
    return parts.length <= wanted.length && wanted.every(isMet)
  }
  const patterns: Readonly<Record<string, string>> = PATTERNS
  const others = Object.entries(SCREENS).map(([name, screen]) => ({ pattern: patterns[name] ?? '', screen }))
  const screens = [...others, ...WORKSPACE_SCREENS].filter(({ pattern }) => leadsTo(pattern))
  await Promise.all(screens.map(({ screen }) => screen.preload()))
}

/** Nobody has worked in this browser, and no link leads to a place of its own. */
export function isNewHere(path: string): boolean {
  return path === PATTERNS.home && readPreference('workspace') === null
}

/** Long enough for the first screen to be there even on a slow machine: fetching ahead must never delay it. */
const AFTER_START_MS = 4000

/**
 * Once the first screen stands: fetches the code of changing things and of all other screens, one after another, each when the
 * browser has nothing else to do. All at once they would hold up several frames of whatever a person does by then.
 * Not for somebody who asked their browser to save data: they fetch what they open.
 */
export function preloadWhenIdle(): () => void {
  if (navigator.connection?.saveData === true) return () => {}
  let isWanted = true
  const preloadAll = async () => {
    await new Promise((resolve) => setTimeout(resolve, AFTER_START_MS))
    const fetchChanging = () => fetchHowToApply().catch(() => undefined) // asked for again when something is changed
    for (const preload of [fetchChanging, ...WORKSPACE_SCREENS.map(({ screen }) => screen.preload)]) {
      await idle()
      if (!isWanted) return
      await preload()
    }
  }
  void preloadAll()
  return () => {
    isWanted = false
  }
}

/** Safari has no idle callback: there a task of its own has to do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 0)
    else requestIdleCallback(resolve, { timeout: 10_000 })
  })
}

async function preloadPattern(pattern: string): Promise<void> {
  await WORKSPACE_SCREENS.find((route) => route.pattern === pattern)?.screen.preload()
}
