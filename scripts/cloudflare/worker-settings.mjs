/** What the Worker runs with, wherever it runs. */
export const COMPATIBILITY_DATE = '2026-11-01'

/** Its classes of objects. A name that has been used stays: the data of the objects is kept under it. */
export const OBJECTS = [
  { binding: 'ACCOUNTS', className: 'Accounts', folder: 'accounts' },
  { binding: 'WORKSPACES', className: 'Workspace', folder: 'workspaces' },
]
