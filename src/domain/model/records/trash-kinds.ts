/** The collections of the trash, in the order in which it is emptied: records about others go first. */
export const TRASH_KINDS = [
  'notes',
  'files',
  'tasks',
  'deals',
  'people',
  'companies',
  'savedViews',
  'forms',
  'tags',
  'lostReasons',
  'stages',
  'pipelines',
] as const
export type TrashKind = (typeof TRASH_KINDS)[number]
