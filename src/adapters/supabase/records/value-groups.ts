import type { Scalar } from '../../../domain/model/query/ast'

/** The most that the values of one `in` may take up in a URL: less than `MAX_TEST_LENGTH`. */
const MAX_VALUES_LENGTH = 3500
/** Quotes and a comma, encoded for a URL. */
const OVERHEAD = 9

/** Each value once, in groups that fit into a URL. */
export function valueGroups<T extends Scalar>(values: readonly T[]): readonly (readonly T[])[] {
  const groups: T[][] = []
  let length = Infinity
  for (const value of new Set(values)) {
    const added = lengthOf(String(value)) + OVERHEAD
    if (length + added > MAX_VALUES_LENGTH) {
      groups.push([])
      length = 0
    }
    groups.at(-1)?.push(value)
    length += added
  }
  return groups
}

/** An upper bound: a character takes up to nine, and twice that when it is escaped. */
function lengthOf(value: string): number {
  return /^[\w.-]*$/.test(value) ? value.length : value.length * 9
}
