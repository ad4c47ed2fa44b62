import type { Turn } from '../../ports/runtime.port'

/** Rows between two looks at the clock: a millisecond's work. */
const ROWS_A_LOOK = 50

/** What each becomes, in order; of many, the page has its turns between. */
export async function inTurns<T, R>(
  items: readonly T[],
  turn: Turn,
  become: (item: T, place: number) => R,
): Promise<readonly R[]> {
  const made: R[] = []
  for (const item of items) {
    if (made.push(become(item, made.length)) % ROWS_A_LOOK === 0) await turn()
  }
  return made
}
