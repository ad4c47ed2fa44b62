import { beforeEach } from 'vitest'

/** Not given: everything is tried. */
const GIVEN: unknown = import.meta.env['PORTSIDE_TURN']
const TURN = GIVEN === undefined ? null : Number(GIVEN)

/**
 * One in `every` of these, others from commit to commit, so that each has its turn; of fewer, one. For what takes its time and is
 * shown by something cheaper as well. `npm test` gives the turn; without one, and in `npm run contracts`, all are tried.
 *
 * @param from where the first turn begins
 */
export function inTurn<T>(all: readonly T[], every: number, from = 0): readonly T[] {
  if (TURN === null) return all
  const step = Math.min(every, all.length)
  return all.filter((_, at) => at % step === (TURN + from) % step)
}

/** Whether a file's only test, for which much is set up, is tried: that of the `place`th of `every` that take turns. */
export function hasTurn(place: number, every: number): boolean {
  return TURN === null || TURN % every === place
}

/** The set in `npm test`, a smaller one than where everything is tried. */
export function unlessAll<T>(tried: T): T | undefined {
  return TURN === null ? undefined : tried
}

/**
 * Of the tests of a file, one in `every`; the others are skipped before anything is set up for them. Each file begins elsewhere,
 * so that those with a single test are not all tried at once.
 *
 * @param folder tests of other files are all tried
 */
export function testsInTurn(every: number, folder = ''): void {
  const places = new Map<string, number>()
  beforeEach(({ task, skip }) => {
    const place = places.get(task.id) ?? places.size
    places.set(task.id, place)
    if (TURN === null || !task.file.name.startsWith(folder)) return
    if ((place + task.file.name.length) % every !== TURN % every) skip('it has its turn with another commit')
  })
}
