import type { ReadableName, RowOf } from '../../domain/model/records/collections'
import { queryOf } from '../../domain/model/records/query-of'
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
  { collection, table, shown, selection }: SelectedRowsInput<K>,
  records: RecordsPort,
): Promise<readonly RowOf<K>[]> {
  const isComplete = selection.kind === 'some' || shown.rows.length >= shown.total
  const rows = isComplete ? shown.rows : await everyRow(collection, table, records)
  return rows.filter((row) => isSelected(selection, row.id))
}

async function everyRow<K extends ReadableName>(
  collection: K,
  table: RecordTable<RowOf<K>>,
  records: RecordsPort,
): Promise<readonly RowOf<K>[]> {
  const query = queryOf(collection, await table.query(records.capabilities.maxPageSize))
  let page = await records.list(collection, query)
  const rows = [...page.items]
  while (page.next !== null) {
    page = await records.list(collection, { ...query, after: page.next })
    rows.push(...page.items)
  }
  return rows
}
