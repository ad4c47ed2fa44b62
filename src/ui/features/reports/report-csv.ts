import { csvCell } from '../../../domain/model/imports/csv-cell'
import type { Report } from './report'

/** What the table shows, with a mark so that every spreadsheet reads it as UTF-8, and guarded against formulas. */
export function reportCsv({ columns, rows }: Pick<Report, 'columns' | 'rows'>): string {
  const line = (cells: readonly string[]) => cells.map((cell) => csvCell(cell)).join(',')
  const head = line(columns.map(({ label }) => label))
  return `\ufeff${[head, ...rows.map(({ cells }) => line(cells.map(({ exact }) => exact)))].join('\r\n')}\r\n`
}
