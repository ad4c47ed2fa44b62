import { lazyScreen, type LazyScreen } from '../app/lazy-screen'
import { PATTERNS } from '../app/routes'

/** The screens outside a workspace, and where there is none; each one's code in a chunk of its own. */
export const SCREENS = {
  signIn: lazyScreen(() => import('../features/auth/sign-in-screen').then((file) => file.SignInScreen)),
  signUp: lazyScreen(() => import('../features/auth/sign-up-screen').then((file) => file.SignUpScreen)),
  forgotPassword: lazyScreen(() => import('../features/auth/forgot-password-screen').then((file) => file.ForgotPasswordScreen)),
  resetPassword: lazyScreen(() => import('../features/auth/reset-password-screen').then((file) => file.ResetPasswordScreen)),
  authCallback: lazyScreen(() => import('../features/auth/callback-screen').then((file) => file.CallbackScreen)),
  invite: lazyScreen(() => import('../features/auth/invite-screen').then((file) => file.InviteScreen)),
  backends: lazyScreen(() => import('../features/backend/known-backends-screen').then((file) => file.KnownBackendsScreen)),
  workspaces: lazyScreen(() => import('../features/workspaces/workspaces-screen').then((file) => file.WorkspacesScreen)),
  newWorkspace: lazyScreen(() => import('../features/workspaces/new-workspace-screen').then((file) => file.NewWorkspaceScreen)),
  notFound: lazyScreen(() => import('../app/not-found').then((file) => file.NotFound)),
  restore: lazyScreen(() => import('../features/bundle/restore-screen').then((file) => file.RestoreScreen)),
} as const

/** The screens of a workspace. A feature adds itself here and nowhere else. */
export const WORKSPACE_SCREENS: readonly WorkspaceRoute[] = [
  {
    pattern: PATTERNS.overview,
    screen: lazyScreen(() => import('../features/home/home-screen').then((file) => file.HomeScreen)),
  },
  {
    pattern: PATTERNS.people,
    screen: lazyScreen(() => import('../features/people/people-screen').then((file) => file.PeopleScreen)),
  },
  {
    pattern: PATTERNS.companies,
    screen: lazyScreen(() => import('../features/companies/companies-screen').then((file) => file.CompaniesScreen)),
  },
  {
    pattern: PATTERNS.deals,
    screen: lazyScreen(() => import('../features/deals/deals-screen').then((file) => file.DealsScreen)),
  },
  {
    pattern: PATTERNS.person,
    screen: lazyScreen(() => import('../features/record/person-screen').then((file) => file.PersonScreen)),
  },
  {
    pattern: PATTERNS.reports,
    screen: lazyScreen(() => import('../features/reports/reports-screen').then((file) => file.ReportsScreen)),
  },
  {
    pattern: PATTERNS.inbox,
    screen: lazyScreen(() => import('../features/inbox/inbox-screen').then((file) => file.InboxScreen)),
  },
  {
    pattern: PATTERNS.tasks,
    screen: lazyScreen(() => import('../features/tasks/tasks-screen').then((file) => file.TasksScreen)),
  },
  {
    pattern: PATTERNS.health,
    screen: lazyScreen(() => import('../features/health/health-screen').then((file) => file.HealthScreen)),
  },
  {
    pattern: PATTERNS.duplicates,
    screen: lazyScreen(() => import('../features/duplicates/duplicates-screen').then((file) => file.DuplicatesScreen)),
  },
  {
    pattern: PATTERNS.trash,
    screen: lazyScreen(() => import('../features/trash/trash-screen').then((file) => file.TrashScreen)),
  },
  {
    pattern: PATTERNS.sync,
    screen: lazyScreen(() => import('../features/sync/sync-screen').then((file) => file.SyncScreen)),
  },
  {
    pattern: PATTERNS.settings,
    screen: lazyScreen(() => import('../features/settings/settings-screen').then((file) => file.SettingsScreen)),
  },
  {
    pattern: PATTERNS.activity,
    screen: lazyScreen(() => import('../features/activity/activity-screen').then((file) => file.ActivityScreen)),
  },
  {
    pattern: PATTERNS.files,
    screen: lazyScreen(() => import('../features/files/files-screen').then((file) => file.FilesScreen)),
  },
  {
    pattern: PATTERNS.importJob,
    screen: lazyScreen(() => import('../features/import/job-screen').then((file) => file.JobScreen)),
  },
  {
    pattern: PATTERNS.import,
    screen: lazyScreen(() => import('../features/import/import-screen').then((file) => file.ImportScreen)),
  },
  {
    pattern: PATTERNS.company,
    screen: lazyScreen(() => import('../features/record/company-screen').then((file) => file.CompanyScreen)),
  },
  {
    pattern: PATTERNS.deal,
    screen: lazyScreen(() => import('../features/record/deal-screen').then((file) => file.DealScreen)),
  },
]

export interface WorkspaceRoute {
  /** One of PATTERNS. */
  readonly pattern: string
  readonly screen: LazyScreen
}
