import { csvCell } from './csv-cell'
import type { LoggedRow } from './import-log'

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
