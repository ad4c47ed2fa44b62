/** What can be in the trash; in the order in which it is emptied: what is about something goes before that. */
export const TRASH_KINDS = [
  'notes',
  'files',
  'tasks',
  'deals',
  'people',
  'companies',
  'savedViews',
  'tags',
  'lostReasons',
  'stages',
  'pipelines',
] as const
export type TrashKind = (typeof TRASH_KINDS)[number]
