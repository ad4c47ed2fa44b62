import { useEffect, useState } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import type { RowOf, ReadableName } from '../../domain/model/records/collections'
import { ROWS_OF } from '../../domain/model/views/field-catalogue'
import type { ViewCollection } from '../../domain/model/views/view'
import { usePorts } from '../app/ports-context'
import { usePeek } from '../app/use-peek'
import { useWorkspace } from '../app/workspace-context'
import { hasPositions } from '../grid/grid-cursor'
import { type RowSelection, isSelected } from '../grid/row-selection'
import { afterPaint } from '../hooks/after-paint'
import { useStream } from '../hooks/use-stream'
import { queryOf } from '../../domain/model/records/check-query'
import { listPages } from '../../domain/use-cases/records/list-pages'
import type { CallOptions } from '../../ports/call-options'
import type { RecordsPort } from '../../ports/records.port'
import { recordTable, type RecordTable, type TableState, type ReadyTable } from './record-table.model'
import { useListAddress, type ListAddress, type ListAddressOptions } from './use-list-address'

export interface UsedRecordTable<Row> extends Pick<ListAddress, 'reader' | 'offered' | 'usualSort' | 'trouble' | 'writeUrl'> {
  readonly table: RecordTable<Row>
  readonly state: TableState<Row>
  /** The rows selected among those that match, the ones not loaded yet fetched. */
  readonly rowsOf: (selection: RowSelection) => Promise<readonly Row[]>
  /** The same by id and page by page, in the order of the list. */
  readonly idsOf: (selection: RowSelection, signal: AbortSignal) => AsyncIterable<readonly Id[]>
}

type RowsName<C extends ViewCollection> = (typeof ROWS_OF)[C]

/** A table whose view lives in the URL, and that has no other layout. */
export function useRecordTable<C extends ViewCollection>(
  options: Omit<ListAddressOptions<C>, 'layout'>,
): UsedRecordTable<RowOf<RowsName<C>>> {
  return useAddressedTable(options.collection, useListAddress({ ...options, layout: 'table' }))
}

/** The table of a view that lives in the URL. */
export function useAddressedTable<C extends ViewCollection>(
  collection: C,
  address: ListAddress,
): UsedRecordTable<RowOf<RowsName<C>>> {
  type Row = RowOf<RowsName<C>>
  const { views, lens, isWaiting, reader, offered, usualSort, trouble, writeUrl } = address
  const rows: RowsName<C> = ROWS_OF[collection]
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const { subject: peeked } = usePeek()
  const [table] = useState(() => {
    // Whoever is brought back to a place in a list, or to a record of it, needs all that comes before.
    const beginsShort = peeked === null && !hasPositions()
    return recordTable({ collection: rows, workspaceId: workspace.id, views, lens, beginsShort }, records)
  })
  const stream = useStream(table, () => table.state$)
  const known: TableState<Row> = stream.status === 'ready' ? stream.value : { status: 'loading', view: table.view() }
  const state: TableState<Row> = isWaiting ? { status: 'loading', view: known.view } : known
  const hasRest = state.status === 'ready' && state.rows.length < state.total
  useEffect(() => (hasRest ? afterPaint(table.loadRest) : undefined), [hasRest, table])

  async function rowsOf(selection: RowSelection): Promise<readonly Row[]> {
    return state.status === 'ready' ? selectedRows({ collection: rows, table, shown: state, selection }, records) : []
  }

  async function* idsOf(selection: RowSelection, signal: AbortSignal): AsyncGenerator<readonly Id[]> {
    if (state.status !== 'ready') return
    const pages = selectedPages({ collection: rows, table, shown: state, selection }, records, { signal })
    for await (const page of pages) yield page.map(({ id }) => id)
  }

  return { table, state, reader, offered, usualSort, trouble, writeUrl, rowsOf, idsOf }
}

interface SelectedRowsInput<K extends ReadableName> {
  readonly collection: K
  readonly table: RecordTable<RowOf<K>>
  readonly shown: ReadyTable<RowOf<K>>
  readonly selection: RowSelection
}

/** The rows that are selected, those not yet loaded fetched, as they stand now. */
async function selectedRows<K extends ReadableName>(
  input: SelectedRowsInput<K>,
  records: RecordsPort,
): Promise<readonly RowOf<K>[]> {
  const rows: RowOf<K>[] = []
  for await (const page of selectedPages(input, records)) for (const row of page) rows.push(row)
  return rows
}

/** The same page by page, for work that takes a while. */
async function* selectedPages<K extends ReadableName>(
  { collection, table, shown, selection }: SelectedRowsInput<K>,
  records: RecordsPort,
  options: CallOptions = {},
): AsyncGenerator<readonly RowOf<K>[]> {
  const picked = (rows: readonly RowOf<K>[]) => rows.filter((row) => isSelected(selection, row.id))
  if (selection.kind === 'some' || shown.rows.length >= shown.total) return yield picked(shown.rows)
  const query = queryOf(collection, await table.query(records.capabilities.maxPageSize))
  for await (const page of listPages(collection, query, { records, ...options })) yield picked(page)
}
