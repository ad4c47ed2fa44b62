import { CSV_MARK, csvLine } from '../../../domain/model/exports/csv-table'
import type { Report } from './report'

/** What the table shows, with a mark so that every spreadsheet reads it as UTF-8, and guarded against formulas. */
export function reportCsv({ columns, rows }: Pick<Report, 'columns' | 'rows'>): string {
  const head = csvLine(columns.map(({ label }) => label))
  return [CSV_MARK, head, ...rows.map(({ cells }) => csvLine(cells.map(({ exact }) => exact)))].join('')
}
