import type { Place } from './cell-place'
import type { ReadSheet } from './read-sheet'

/** A cell merged over several rows holds for each of them: one company beside its three people. Rows that are there only. */
export function spreadMerged({ table, merged }: ReadSheet): void {
  const indexOf = new Map(table.lines.map((line, index) => [line - 1, index]))
  for (const [from, to] of merged) if (from.row < to.row && from.column === to.column) spread(table.rows, indexOf, [from, to])
}

function spread(rows: string[][], indexOf: ReadonlyMap<number, number>, [from, to]: readonly [Place, Place]): void {
  const value = rows[indexOf.get(from.row) ?? -1]?.[from.column]
  if (value === undefined || value === '') return
  for (let row = from.row + 1; row <= to.row; row += 1) {
    const cells = rows[indexOf.get(row) ?? -1]
    if (cells === undefined) return // below the last row that holds anything
    while (cells.length <= from.column) cells.push('')
    cells[from.column] = value
  }
}
