import type { ReadableName, RowOf } from '../../domain/model/records/collections'
import { queryOf } from '../../domain/model/records/query-of'
import { listPages } from '../../domain/use-cases/records/list-pages'
import type { CallOptions } from '../../ports/call-options'
import type { RecordsPort } from '../../ports/records.port'
import { isSelected, type RowSelection } from '../grid/row-selection'
import type { ReadyTable, RecordTable } from './record-table.model'

export interface SelectedRowsInput<K extends ReadableName> {
  readonly collection: K
  readonly table: RecordTable<RowOf<K>>
  readonly shown: ReadyTable<RowOf<K>>
  readonly selection: RowSelection
}

/** The rows that are selected, those not yet loaded fetched, as they stand now. */
export async function selectedRows<K extends ReadableName>(
  input: SelectedRowsInput<K>,
  records: RecordsPort,
): Promise<readonly RowOf<K>[]> {
  const rows: RowOf<K>[] = []
  for await (const page of selectedPages(input, records)) for (const row of page) rows.push(row)
  return rows
}

/** The same page by page, for work that takes a while. */
export async function* selectedPages<K extends ReadableName>(
  { collection, table, shown, selection }: SelectedRowsInput<K>,
  records: RecordsPort,
  options: CallOptions = {},
): AsyncGenerator<readonly RowOf<K>[]> {
  const picked = (rows: readonly RowOf<K>[]) => rows.filter((row) => isSelected(selection, row.id))
  if (selection.kind === 'some' || shown.rows.length >= shown.total) return yield picked(shown.rows)
  const query = queryOf(collection, await table.query(records.capabilities.maxPageSize))
  for await (const page of listPages(collection, query, { records, ...options })) yield picked(page)
}
