import type { Turn } from '../../ports/runtime.port'

/** Rows between two turns: about a millisecond's work. */
const ROWS_A_LOOK = 50

/** Maps items in order, giving the page turns in between when there are many. */
export async function inTurns<T, R>(
  items: readonly T[],
  turn: Turn,
  become: (item: T, index: number) => R,
): Promise<readonly R[]> {
  const made: R[] = []
  for (const item of items) {
    if (made.push(become(item, made.length)) % ROWS_A_LOOK === 0) await turn()
  }
  return made
}
