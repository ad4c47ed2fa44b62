import { csvCell } from '../imports/reading/delimited/csv-cell'
import { cellText, type ExportCell } from './export-cell'

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
