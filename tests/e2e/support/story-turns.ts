/**
 * Told in every `npm test`: what only the production build, a real backend and several browsers show together.
 */
export const ALWAYS = ['backends', 'engines', 'first-visit', 'journey', 'smoke', 'two-people', 'worker'] as const

/**
 * These take turns, from commit to commit; each turn takes as long as the next. Tests of the same screens in one page, and of the
 * same ports on each backend, run every time. `npm test -- --all` tells everything.
 */
export const TURNS = [
  ['everything', 'first-paint', 'focus', 'import', 'keyboard', 'languages', 'reports'],
  ['accessibility-above', 'day', 'delete-account', 'fields', 'forced-colours', 'settings', 'tasks'],
  ['dialogs', 'five-minutes', 'import-stories', 'integrations', 'moving', 'notes-files', 'phone', 'team'],
  ['accessibility-lists', 'bad-input', 'duplicates', 'errors', 'offline-start', 'pins', 'record', 'views'],
  ['accessibility', 'aeroplane', 'any-answer', 'attachments', 'deals', 'import-job', 'import-names', 'rules'],
] as const

/** The stories of other turns than this one, as patterns of their files. */
export function storiesOfOtherTurns(turn: number): readonly string[] {
  return TURNS.filter((_, at) => at !== turn % TURNS.length).flatMap((names) => names.map((name) => `**/e2e/${name}.test.ts`))
}
