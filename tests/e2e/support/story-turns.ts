/**
 * Told in every `npm test`: what only the production build, a real backend and several browsers show together.
 */
export const ALWAYS = [
  'backends',
  'engines',
  'first-paint',
  'first-visit',
  'journey',
  'offline-start',
  'smoke',
  'two-people',
  'worker',
] as const

/**
 * These take turns, from commit to commit; each turn takes as long as the next. Tests of the same screens in one page, and of the
 * same ports on each backend, run every time. `npm test -- --all` tells everything.
 */
export const TURNS = [
  ['accessibility', 'attachments', 'deals', 'everything', 'moving', 'pins', 'reports', 'tasks', 'team'],
  ['accessibility-lists', 'day', 'errors', 'fields', 'five-minutes', 'focus', 'import-names', 'languages'],
  ['bad-input', 'dialogs', 'forced-colours', 'import-stories', 'integrations', 'record', 'rules', 'settings'],
  [
    'accessibility-above',
    'aeroplane',
    'any-answer',
    'delete-account',
    'duplicates',
    'import',
    'import-job',
    'keyboard',
    'notes-files',
    'phone',
    'views',
  ],
] as const

/** The stories of other turns than this one, as patterns of their files. */
export function storiesOfOtherTurns(turn: number): readonly string[] {
  return TURNS.filter((_, at) => at !== turn % TURNS.length).flatMap((names) => names.map((name) => `**/e2e/${name}.test.ts`))
}
