import { CSV_MARK, csvLine } from '../exports/csv-table'
import type { RowOutcome } from './outcome'
import type { PlannedRow } from './plan'
import type { SourceTable } from './source-table'

export interface ReportWords {
  readonly line: string
  readonly outcome: string
  readonly reason: string
  readonly outcomeOf: (outcome: RowOutcome) => string
  readonly reasonOf: (row: PlannedRow, outcome: RowOutcome) => string
}

/**
 * The file as it came, with each row's line, outcome and reason after its own cells. Cells that a spreadsheet would run are
 * guarded (`csvUncell` takes that off again), and it begins with a mark, so that every spreadsheet reads it as UTF-8.
 */
export function reportCsv(
  table: SourceTable,
  rows: readonly { readonly row: PlannedRow; readonly outcome: RowOutcome }[],
  words: ReportWords,
): string {
  const delimiter = table.format.kind === 'delimited' && table.format.delimiter !== '' ? table.format.delimiter : ','
  const width = table.rows.reduce((most, { cells }) => Math.max(most, cells.length), table.columns.length)
  const header = table.headerRow === null ? [] : (table.head[table.headerRow] ?? table.columns.map(({ name }) => name))
  const line = (cells: readonly string[], extra: readonly string[]) =>
    csvLine([...Array.from({ length: width }, (_, at) => cells[at] ?? ''), ...extra], delimiter)
  const lines = rows.map(({ row, outcome }, at) =>
    line(table.rows[at]?.cells ?? [], [String(row.line), words.outcomeOf(outcome), words.reasonOf(row, outcome)]),
  )
  return [CSV_MARK, line(header, [words.line, words.outcome, words.reason]), ...lines].join('')
}
