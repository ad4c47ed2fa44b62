import { isError, type RowProblem } from '../problem'
import type { PlannedRow } from './plan'

/** A warning that nearly every row has: said once, and not at each of them. */
export interface CommonWarning {
  /** As the first of the rows has it. */
  readonly problem: RowProblem
  readonly rows: number
}

/** Of fewer rows each is looked at by itself. */
const FEWEST_ROWS = 20
/** The part of the written rows that is nearly all of them. */
const NEARLY_ALL = 0.8

export function commonWarnings(rows: readonly PlannedRow[]): readonly CommonWarning[] {
  const counts = new Map<string, { readonly problem: RowProblem; rows: number }>()
  let written = 0
  for (const { fate, problems } of rows) {
    if (fate.kind !== 'create' && fate.kind !== 'update') continue
    written += 1
    let last = '' // two of one kind in a row are one after the other
    for (const problem of problems) {
      const key = keyOf(problem)
      if (key === last || isError(problem)) continue
      last = key
      const known = counts.get(key)
      if (known === undefined) counts.set(key, { problem, rows: 1 })
      else known.rows += 1
    }
  }
  return written < FEWEST_ROWS ? [] : [...counts.values()].filter((each) => each.rows >= written * NEARLY_ALL)
}

/** What a row has to say besides. */
export function withoutCommon(common: readonly CommonWarning[]): (problems: readonly RowProblem[]) => readonly RowProblem[] {
  const keys = new Set(common.map(({ problem }) => keyOf(problem)))
  return (problems) => (keys.size === 0 ? problems : problems.filter((problem) => !keys.has(keyOf(problem))))
}

function keyOf({ rule, column }: RowProblem): string {
  return `${rule} ${column}`
}
