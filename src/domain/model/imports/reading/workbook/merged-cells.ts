export interface Place {
  /** Both from 0. */
  readonly row: number
  readonly column: number
}

/** `AB12` as a place; `null`: it is none. */
export function placeOf(reference: string): Place | null {
  const match = /^\$?([A-Za-z]{1,7})\$?(\d{1,9})$/.exec(reference)
  return match === null ? null : { row: Number(match[2]) - 1, column: columnOf(match[1] ?? '') }
}

/** The letters at the start of a reference as a column from 0; -1 where there are none. */
export function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & 0x5f // capital
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column - 1
}

/** A cell merged over several rows holds for each of them: one company beside its three people. Rows that are there only. */
export function spreadMerged(
  table: { readonly rows: string[][]; readonly lines: readonly number[] },
  merged: readonly (readonly [from: Place, to: Place])[],
): void {
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
