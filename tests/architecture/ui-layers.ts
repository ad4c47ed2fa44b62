export interface UiLayer {
  /** A folder of `src/ui`. */
  readonly name: string
  readonly why: string
}

export interface Feature {
  /** A folder of `src/ui/features`. */
  readonly name: string
  /** The files that others may import, from the feature's folder; all others are its own. */
  readonly face: readonly string[]
}

/** ARCHITECTURE.md, law 15, as data: each layer imports only those before it. */
export const UI_LAYERS: readonly UiLayer[] = [
  { name: 'hooks', why: 'it wraps the browser and React, without words or ports' },
  { name: 'text', why: 'it holds the words, and what they name' },
  { name: 'design', why: 'it draws what any program could use, and knows no record' },
  { name: 'grid', why: 'it draws rows and columns of anything' },
  { name: 'app', why: 'it hands the screens what is open: ports, the workspace, changes, toasts, paths' },
  { name: 'picture', why: 'it shows pictures of records wherever they stand' },
  { name: 'markdown', why: 'it lays out what people wrote' },
  { name: 'fields', why: 'it shows and reads the values of fields wherever they stand' },
  { name: 'history', why: 'it says what was changed, and asks what only a person can decide' },
  { name: 'search', why: 'it finds records by what is typed, and lets one be chosen' },
  { name: 'bundle', why: 'it writes and reads the files of a whole workspace' },
  { name: 'export', why: 'it writes records to files' },
  { name: 'table', why: 'it is the list of any kind of record' },
  { name: 'features', why: 'it is a screen, or what screens open' },
  { name: 'shell', why: 'it joins the screens: the routes, the frame and what opens over all of them' },
]

/** ARCHITECTURE.md, law 16, as data: a feature imports only the faces of those before it. */
export const FEATURES: readonly Feature[] = [
  { name: 'trash', face: ['trash-screen.tsx'] },
  { name: 'activity', face: ['activity-list.tsx', 'activity-screen.tsx', 'activity.model.ts'] },
  { name: 'backend', face: ['backend-failure.tsx', 'backend-line.tsx', 'backends-screen.tsx'] },
  {
    name: 'auth',
    face: [
      'callback-screen.tsx',
      'connect-screen.tsx',
      'invite-screen.tsx',
      'password-screens.tsx',
      'sign-in-screen.tsx',
      'sign-up-screen.tsx',
      'use-new-password.ts',
      'welcome-screen.tsx',
    ],
  },
  { name: 'backups', face: ['backup-choices.ts', 'backup-host.tsx'] },
  {
    name: 'workspaces',
    face: ['new-workspace-screen.tsx', 'region-field.tsx', 'workspaces-screen.tsx', 'workspaces.module.css'],
  },
  { name: 'bundle', face: ['move-panel.tsx', 'restore-screen.tsx', 'use-bundle-export.ts'] },
  { name: 'duplicates', face: ['also-there.tsx', 'duplicates-screen.tsx', 'merge-dialog.tsx', 'merge-dialog.tsx'] },
  { name: 'people', face: ['new-person-dialog.tsx', 'new-person.model.ts', 'people-screen.tsx'] },
  { name: 'companies', face: ['companies-screen.tsx', 'new-company-dialog.tsx'] },
  {
    name: 'deals',
    face: [
      'about-sums.ts',
      'deals-screen.tsx',
      'in-pipeline.ts',
      'deal-dialogs.tsx',
      'new-deal-dialog.tsx',
      'stage-dot.tsx',
      'stage-hue.ts',
    ],
  },
  { name: 'erase', face: ['erase-dialog.tsx'] },
  {
    name: 'files',
    face: [
      'file-dialog.tsx',
      'file-drop.tsx',
      'files-screen.tsx',
      'open-uploads.ts',
      'upload-tray.tsx',
      'use-file-actions.ts',
      'use-file-actions.ts',
    ],
  },
  { name: 'tasks', face: ['quick-chips.tsx', 'task-dialog.tsx', 'task-entry.tsx', 'tasks-screen.tsx', 'use-quick-task.ts'] },
  { name: 'health', face: ['checks.ts', 'health-screen.tsx'] },
  { name: 'reports', face: ['all-rows.ts', 'behind.ts', 'figure-tile.tsx', 'money-figure.ts', 'reports-screen.tsx'] },
  { name: 'home', face: ['home-screen.tsx'] },
  { name: 'settings', face: ['fields/new-field-dialog.tsx', 'settings-screen.tsx', 'settings-sections.ts'] },
  { name: 'import', face: ['import-screen.tsx', 'job-screen.tsx'] },
  { name: 'drafts', face: ['draft-rows.tsx', 'draft-screen.tsx', 'open-drafts.ts'] },
  { name: 'inbox', face: ['inbox-screen.tsx', 'notifications-host.tsx'] },
  { name: 'notes', face: ['log-dialog.tsx', 'note-field.tsx', 'use-draft.tsx'] },
  { name: 'palette', face: ['palette.tsx'] },
  { name: 'sync', face: ['leaving-host.tsx', 'sync-screen.tsx', 'sync-status.tsx', 'waiting-here.tsx'] },
  { name: 'record', face: ['company-screen.tsx', 'deal-screen.tsx', 'peek/record-peek.tsx', 'person-screen.tsx'] },
]
