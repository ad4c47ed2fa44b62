import type { Table } from './read-table'

const MOST = 12

/**
 * Where the footer starts: rows at the end, after an empty line, of one cell each (a report's name, its copyright line);
 * the number of rows when there is none. Only in tables of three columns or more, where one cell is no person.
 */
export function footerStart(table: Table, first: number, width: number): number {
  const end = table.rows.length
  if (width < 3) return end
  let start = end
  while (start > first && end - start < MOST && isLoose(table.rows[start - 1])) start -= 1
  while (start < end && !table.afterGap.has(start)) start += 1
  return start
}

function isLoose(cells: readonly string[] | undefined): boolean {
  return cells !== undefined && cells.length === 1
}
