import { MOST_SPREAD_CELLS } from '../bounds'
import type { SourceRow, SourceTable } from '../source-table'

export interface CellPosition {
  /** Both from 0. */
  readonly row: number
  readonly column: number
}

/** `AB12` as a place; `null`: it is none. */
export function positionOf(reference: string): CellPosition | null {
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
  merged: readonly (readonly [from: CellPosition, to: CellPosition])[],
): void {
  const indexOf = new Map(table.lines.map((line, index) => [line - 1, index]))
  let left = MOST_SPREAD_CELLS
  for (const [from, to] of merged) {
    if (from.row >= to.row || from.column !== to.column) continue
    left -= to.row - from.row
    if (left < 0) return // they lie over each other, as no program leaves them
    spread(table.rows, indexOf, [from, to])
  }
}

function spread(rows: string[][], indexOf: ReadonlyMap<number, number>, [from, to]: readonly [CellPosition, CellPosition]): void {
  const value = rows[indexOf.get(from.row) ?? -1]?.[from.column]
  if (value === undefined || value === '') return
  for (let row = from.row + 1; row <= to.row; row += 1) {
    const cells = rows[indexOf.get(row) ?? -1]
    if (cells === undefined) return // below the last row that holds anything
    while (cells.length <= from.column) cells.push('')
    cells[from.column] = value
  }
}

/**
 * What cells link to, where they do not say it themselves: in a blank cell its own value, else a column of its own after the
 * others, so that neither the text nor the address is lost.
 */
export function withLinks(
  table: SourceTable,
  links: readonly (readonly [at: CellPosition, id: string])[],
  targets: ReadonlyMap<string, string>,
): SourceTable {
  const byRow = new Map<number, Map<number, string>>()
  const linked = new Set<number>()
  const rowOf = new Map(table.rows.map((row) => [row.line - 1, row]))
  for (const [{ row, column }, id] of links) {
    const target = targets.get(id)
    const cells = rowOf.get(row)?.cells
    if (target === undefined || cells === undefined || column >= table.columns.length) continue
    const text = cells[column]?.trim() ?? ''
    if (isSaid(text, target)) continue
    if (text !== '') linked.add(column)
    byRow.set(row, (byRow.get(row) ?? new Map<number, string>()).set(column, target))
  }
  if (byRow.size === 0) return table
  const columns = [...linked].toSorted((a, b) => a - b)
  const width = table.columns.length
  return {
    ...table,
    columns: [
      ...table.columns,
      // Not a word of any language, and what mapping takes for a company's address beside its name.
      ...columns.map((column, at) => ({
        index: width + at,
        name: `${table.columns[column]?.name ?? ''} (URL)`.trim(),
        occurrence: 1,
      })),
    ],
    rows: table.rows.map((row) => withTargets(row, byRow.get(row.line - 1), { width, columns })),
  }
}

function withTargets(
  row: SourceRow,
  targets: ReadonlyMap<number, string> | undefined,
  { width, columns }: { readonly width: number; readonly columns: readonly number[] },
): SourceRow {
  if (targets === undefined && columns.length === 0) return row
  const own = Array.from({ length: width }, (_, at) => row.cells[at] || (targets?.get(at) ?? ''))
  const isBlank = (column: number) => (row.cells[column] ?? '').trim() === ''
  const addresses = columns.map((column) => (isBlank(column) ? '' : (targets?.get(column) ?? '')))
  return { ...row, cells: [...own, ...addresses, ...row.cells.slice(width)] }
}

/** `ana@example.com` over `mailto:ana@example.com`: the text is the address. */
function isSaid(text: string, target: string): boolean {
  const bare = (value: string) =>
    value
      .toLowerCase()
      .replace(/^(mailto:|tel:|https?:\/\/)/, '')
      .replace(/\/$/, '')
  return bare(text) === bare(target)
}
