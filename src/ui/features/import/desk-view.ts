import { guessField } from '../../../domain/model/imports/recognising/guess-field'
import { guessMapping } from '../../../domain/model/imports/recognising/guess-mapping'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import type { MappingGuess } from '../../../domain/model/imports/mapping'
import type { SourceTable } from '../../../domain/model/imports/reading/source-table'
import type { FileView } from './import-messages'

const SHOWN_CELL = 160
const PREVIEW_ROWS = 8
const SAMPLED_ROWS = 500
const SAMPLES = 3
const GUESS_BY = 50
/** Whether text is an amount does not depend on it. */
const ANY_CURRENCY = 'EUR'

/** What the page shows of a file that was read: its first rows, and of each column some values and a guess. */
export function viewOf(table: SourceTable, locale: string): FileView {
  const { rows, columns, head, ...rest } = table
  const valuesOf = valuesIn(table)
  return {
    ...rest,
    head: head.map((cells) => cells.slice(0, 8).map(shorten)),
    rowCount: rows.length,
    columns: columns.map((column) => ({
      ...column,
      samples: [...new Set(valuesOf(column.index))].slice(0, SAMPLES).map(shorten),
      field: guessField(valuesOf(column.index), { locale, currency: ANY_CURRENCY }),
    })),
    preview: rows.slice(0, PREVIEW_ROWS).map(({ line, cells }) => ({ line, cells: cells.map(shorten) })),
    guess: guessOf(table, null),
  }
}

/** @param primary what the rows are about, where a person said so */
export function guessOf(table: SourceTable, primary: ImportCollection | null): MappingGuess {
  const valuesOf = valuesIn(table)
  return guessMapping(table.columns, (column) => valuesOf(column).slice(0, GUESS_BY), primary)
}

/** What the first rows hold in a column, blanks left out. */
function valuesIn({ rows }: SourceTable): (column: number) => readonly string[] {
  return (column) => rows.slice(0, SAMPLED_ROWS).flatMap(({ cells }) => (cells[column]?.trim() ? [cells[column].trim()] : []))
}

/** On one line, and no longer than one looks at. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length > SHOWN_CELL ? `${line.slice(0, SHOWN_CELL)}…` : line
}
