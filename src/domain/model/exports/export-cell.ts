import { csvCell } from '../imports/reading/delimited/csv-cell'
import type { Instant, PlainDate } from '../kernel/instant'

/** A value of a table that leaves the workspace. Numbers are written out, so that an amount is exact at any size. */
export type ExportCell =
  | string
  | boolean
  | null
  | { readonly number: string }
  | { readonly date: PlainDate }
  | { readonly at: Instant }

export interface ExportColumn<T> {
  readonly header: string
  readonly of: (item: T) => ExportCell
}

/** The names of referenced records, and the workspace's own fields. */
export interface ExportLookups<Own> {
  /** Of a member, tag, pipeline, stage or lost reason; `null` where it is gone. */
  readonly nameOf: (id: string) => string | null
  readonly own: readonly Own[]
}

/** As text, in a form that is the same everywhere: days and moments of ISO 8601, a point before the decimals. */
export function cellText(cell: ExportCell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'string') return cell
  return 'number' in cell ? cell.number : 'date' in cell ? cell.date : cell.at
}

export interface CsvDialect {
  readonly delimiter: ',' | ';'
  /** Begins the file, so that every spreadsheet reads it as UTF-8. */
  readonly marked: boolean
}

export const CSV_MARK = '\ufeff'

/** One line of RFC 4180 with its end. What a spreadsheet would run is guarded (`csvCell`); numbers and dates stay what they are. */
export function csvLine(cells: readonly ExportCell[], delimiter = ','): string {
  return `${cells.map((cell) => csvCell(cellText(cell), delimiter)).join(delimiter)}\r\n`
}
