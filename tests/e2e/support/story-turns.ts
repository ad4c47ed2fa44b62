/**
 * Told in every `npm test`: what only the production build, a real backend and several browsers show together.
 */
export const ALWAYS = ['backends', 'engines', 'first-visit', 'journey', 'smoke', 'two-people', 'worker'] as const

/**
 * These take turns, from commit to commit; each turn takes as long as the next. Tests of the same screens in one page, and of the
 * same ports on each backend, run every time. `npm test -- --all` tells everything.
 */
export const TURNS = [
  ['aeroplane', 'drafts', 'fields', 'focus', 'import', 'import-job', 'import-names'],
  ['day', 'errors', 'import-workbooks', 'languages', 'notes-files', 'offline-start', 'record'],
  ['dialogs', 'everything', 'forced-colours', 'forms', 'reports', 'tasks', 'views'],
  ['accessibility-above', 'any-answer', 'api', 'bad-input', 'duplicates', 'rules', 'settings'],
  ['accessibility', 'accessibility-lists', 'attachments', 'five-minutes', 'integrations', 'moving', 'team'],
  ['deals', 'delete-account', 'first-paint', 'import-stories', 'keyboard', 'phone', 'pins'],
] as const

/** The stories of other turns than this one, as patterns of their files. */
export function storiesOfOtherTurns(turn: number): readonly string[] {
  return TURNS.filter((_, at) => at !== turn % TURNS.length).flatMap((names) => names.map((name) => `**/e2e/${name}.test.ts`))
}
