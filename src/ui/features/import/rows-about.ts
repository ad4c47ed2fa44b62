import type { ImportPlan } from '../../../domain/model/imports/planning/plan'
import type { SourceTable } from '../../../domain/model/imports/reading/source-table'
import { unchangedBy, whyOut } from '../../../domain/model/imports/writing/plan-account'
import type { RowsAbout } from './row-messages'

interface Looked {
  readonly plan: ImportPlan
  readonly table: SourceTable
}

/** Whether a row, by its index, is one of those behind a count. */
export function rowsAbout(about: RowsAbout | null, { plan, table }: Looked): (row: number) => boolean {
  if (about === null) return () => true
  if (about.kind === 'out') {
    return (at) => {
      const row = plan.rows[at]
      return row !== undefined && whyOut(row) === about.reason
    }
  }
  if (about.kind === 'records') {
    const found = new Set(rowsOfRecords(about, plan))
    return (row) => found.has(row)
  }
  const { column, reason } = about
  if (reason === null) return (row) => cellsFrom(table, row, column).some((cell) => cell.trim() !== '')
  const found = plan.account.rowsWith(column, reason)
  return (row) => found.has(row)
}

/** What stands beyond the last column is counted as one behind it. */
function cellsFrom({ rows, columns }: SourceTable, row: number, column: number): readonly string[] {
  const cells = rows[row]?.cells ?? []
  return column < columns.length ? cells.slice(column, column + 1) : cells.slice(columns.length)
}

function rowsOfRecords({ collection, end }: Extract<RowsAbout, { kind: 'records' }>, plan: ImportPlan): readonly number[] {
  if (end === 'unchanged')
    return plan.rows.flatMap(({ fate }, row) => (unchangedBy(fate)?.collection === collection ? [row] : []))
  const kind = end === 'made' ? 'create' : 'update'
  return plan.writes.flatMap(({ row, writes }) =>
    writes.some((own) => own.kind === kind && own.collection === collection) ? [row] : [],
  )
}
