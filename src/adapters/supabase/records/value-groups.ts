import type { Scalar } from '../../../domain/model/query/ast'

/** The most that the values of one `in` may take up in an address: less than the longest test that is asked. */
const LONGEST_VALUES = 3500
/** Quotes and a comma, as an address writes them. */
const AROUND = 9

/** Each value once, in groups that an address has room for. */
export function valueGroups<T extends Scalar>(values: readonly T[]): readonly (readonly T[])[] {
  const groups: T[][] = []
  let length = Infinity
  for (const value of new Set(values)) {
    const added = lengthOf(String(value)) + AROUND
    if (length + added > LONGEST_VALUES) {
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
