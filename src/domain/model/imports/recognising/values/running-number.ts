import { COUNTING_WORDS } from '../../knowledge/name-parts'
import { keysOf } from '../../match-key'

/** 1, 2, 3 … as lists number their rows: it names no record, for the next list begins with 1 as well. */
export function isRunningNumber(values: readonly string[]): boolean {
  return (
    values.length > 1 &&
    values.every((value, at) => Number(value.replace(/\.$/, '')) === Number(values[0]) + at) &&
    Number(values[0]) <= 1
  )
}

/** A spreadsheet cut it short, `5,51196E+12`: it is one of many. */
export function isRounded(text: string): boolean {
  return /^\d[.,]\d+E\+?\d+$/i.test(text.trim())
}

const COUNTING = keysOf(COUNTING_WORDS)

/** Does a column of this match key count the rows? A count is another row's once the list is put in another order. */
export function isCount(key: string): boolean {
  return COUNTING.has(key)
}
