import type { Plan, PlannedRow } from '../../../domain/model/imports/planning/plan'
import type { SourceTable } from '../../../domain/model/imports/reading/source-table'
import { shorten } from './desk-view'
import { ROW_FILTERS, type RowCounts, type RowFilter, type RowQuery, type RowView, type RowWindow } from './row-messages'

export interface RowList {
  readonly counts: RowCounts
  /** The rows that the query finds, those from `from` on; the list itself stays here. */
  window(query: RowQuery, from: number, count: number): RowWindow
}

/** Every row of a plan, to be looked through by what becomes of it and by what it holds. */
export function rowList(plan: Plan, table: SourceTable, mended: ReadonlySet<number>): RowList {
  let last: { readonly query: RowQuery; readonly found: readonly number[] } | null = null

  function find(query: RowQuery): readonly number[] {
    if (last !== null && last.query.filter === query.filter && last.query.search === query.search) return last.found
    const holds = searchIn(table, query.search)
    const found = plan.rows.flatMap((row, at) => (isOf(row, query.filter) && holds(at) ? [at] : []))
    last = { query, found }
    return found
  }

  function view(at: number): readonly RowView[] {
    const [row, source] = [plan.rows[at], table.rows[at]]
    if (row === undefined || source === undefined) return []
    const { line, fate, problems } = row
    return [{ row: at, line, fate, problems, text: rowText(source.cells), isMended: mended.has(at) }]
  }

  return {
    counts: countsOf(plan.rows),
    window(query, from, count) {
      const found = find(query)
      return { total: found.length, rows: found.slice(from, from + count).flatMap(view) }
    },
  }
}

export function isOf({ fate, problems }: PlannedRow, filter: RowFilter): boolean {
  if (filter === 'all') return true
  // With a note: it is written, and not quite as the file says.
  if (filter === 'warn') return problems.length > 0 && (fate.kind === 'create' || fate.kind === 'update')
  return fate.kind === filter
}

function countsOf(rows: readonly PlannedRow[]): RowCounts {
  const counts: Record<RowFilter, number> = { all: 0, create: 0, update: 0, skip: 0, fail: 0, warn: 0 }
  for (const row of rows) for (const filter of ROW_FILTERS) if (isOf(row, filter)) counts[filter] += 1
  return counts
}

/** Every word somewhere in the row, in whatever cell; a number alone is a line as well. */
function searchIn({ rows }: SourceTable, search: string): (at: number) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return () => true
  return (at) => {
    const row = rows[at]
    if (row === undefined) return false
    if (words.length === 1 && words[0] === String(row.line)) return true
    const text = row.cells.join('\n').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
}

const TOLD_CELLS = 5

/** Its first values, to know it by. */
export function rowText(cells: readonly string[]): string {
  return shorten(
    cells
      .filter((cell) => cell.trim() !== '')
      .slice(0, TOLD_CELLS)
      .join(' · '),
  )
}
