import { guessMapping } from '../../../domain/model/imports/guess-mapping'
import type { SourceTable } from '../../../domain/model/imports/source-table'
import type { FileView } from './import-messages'

const SHOWN_CELL = 160
const PREVIEW_ROWS = 8
const SAMPLED_ROWS = 500
const SAMPLES = 3
const GUESS_BY = 50

/** What the page shows of a file that was read: its first rows, and of each column some values and a guess. */
export function viewOf(table: SourceTable): FileView {
  const { rows, columns, head, ...rest } = table
  const valuesOf = (column: number) =>
    rows.slice(0, SAMPLED_ROWS).flatMap(({ cells }) => (cells[column]?.trim() ? [cells[column].trim()] : []))
  return {
    ...rest,
    head: head.map((cells) => cells.slice(0, 8).map(shorten)),
    rowCount: rows.length,
    columns: columns.map((column) => ({
      ...column,
      samples: [...new Set(valuesOf(column.index))].slice(0, SAMPLES).map(shorten),
    })),
    preview: rows.slice(0, PREVIEW_ROWS).map(({ line, cells }) => ({ line, cells: cells.map(shorten) })),
    guess: guessMapping(columns, (column) => valuesOf(column).slice(0, GUESS_BY)),
  }
}

/** On one line, and no longer than one looks at. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length > SHOWN_CELL ? `${line.slice(0, SHOWN_CELL)}…` : line
}
