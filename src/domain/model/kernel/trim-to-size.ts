const NONE: never[] = []
Object.freeze(NONE)

/**
 * The list as it is to be kept for each of a hundred thousand rows: without the room that one that was pushed to has for more,
 * and one for all where it is empty, which the engine lets nobody push to.
 */
export function trimToSize<T>(list: T[]): T[]
export function trimToSize<T>(list: readonly T[]): readonly T[]
export function trimToSize<T>(list: readonly T[]): readonly T[] {
  return list.length === 0 ? NONE : list.slice()
}
