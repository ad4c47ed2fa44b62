import type { Table } from './read-table'

const MOST = 12

/**
 * Where the footer starts: rows at the end, after an empty line, of one cell each (a report's name, its copyright line);
 * the number of rows when there is none. A line of totals
 * belongs to it. Only in tables of three columns or more, where one cell is no person.
 */
export function footerStart(table: Table, first: number, width: number): number {
  const end = table.rows.length
  if (width < 3) return end
  let start = end
  while (start > first && end - start < MOST && isLoose(table.rows[start - 1])) start -= 1
  while (start < end && !table.afterGap.has(start)) start += 1
  return start - 1 > first && isTotal(table.rows[start - 1]) ? start - 1 : start
}

const TOTAL = /^((grand|sub)? ?total|sum|summe|gesamt(summe)?|totale|totaal|suma|somme)s?:?$/i
const FIGURE = /^[\p{Sc}A-Z\s\d.,'%()+-]*$/u

/** `Total`, with figures or nothing beside it: nobody is called so. */
function isTotal(cells: readonly string[] | undefined): boolean {
  const [name, ...others] = cells?.map((cell) => cell.trim()).filter((cell) => cell !== '') ?? []
  return name !== undefined && TOTAL.test(name) && others.every((cell) => FIGURE.test(cell))
}

function isLoose(cells: readonly string[] | undefined): boolean {
  return cells !== undefined && cells.length === 1
}
