import { CSV_MARK, csvLine } from '../../exports/csv-table'
import type { PlannedRow } from '../planning/plan'
import { csvCell } from '../reading/delimited/csv-cell'
import type { SourceTable } from '../reading/source-table'
import type { LoggedRow } from './import-log'
import type { RowOutcome } from './row-outcomes'

export interface LogWords {
  readonly line: string
  readonly outcome: string
  readonly reason: string
  readonly text: string
  readonly outcomeOf: (row: LoggedRow) => string
  readonly reasonOf: (row: LoggedRow) => string
}

/** What became of each row, as far as it is known without the file, in the file's order. UTF-8 with its mark, CRLF. */
export function logCsv(rows: readonly LoggedRow[], words: LogWords): string {
  const line = (cells: readonly string[]) => cells.map((cell) => csvCell(cell, ',')).join(',')
  const lines = rows
    .toSorted((a, b) => a.row - b.row)
    .map((row) => line([String(row.line), words.outcomeOf(row), words.reasonOf(row), row.text]))
  return `\ufeff${[line([words.line, words.outcome, words.reason, words.text]), ...lines].join('\r\n')}\r\n`
}

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
