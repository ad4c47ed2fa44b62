import { useCallback, useState } from 'react'
import { useSearch } from 'wouter'
import type { RowOf } from '../../domain/model/records/collections'
import { ROWS_OF } from '../../domain/model/views/field-catalogue'
import type { ViewSort } from '../../domain/model/views/view'
import type { ViewCollection } from '../../domain/model/views/view-collections'
import { usePorts } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import type { RowSelection } from '../grid/row-selection'
import { useStream } from '../hooks/use-stream'
import type { OfferedField } from './filter-option'
import { recordTable, type RecordTable, type TableState } from './record-table.model'
import { selectedRows } from './selected-rows'
import { useAddressReader, type AddressReader } from './use-address-reader'
import { useAddressSync, type AddressTrouble } from './use-address-sync'
import { useListLens } from './use-list-lens'
import { useOfferedFields, type FieldWords } from './use-offered-fields'

export interface UsedRecordTable<Row> {
  readonly table: RecordTable<Row>
  readonly state: TableState<Row>
  readonly reader: AddressReader
  readonly offered: readonly OfferedField[]
  readonly usualSort: readonly ViewSort[]
  /** What is wrong with the address one came by. */
  readonly trouble: AddressTrouble | null
  /** Writes the view to the URL now: before leaving, so that Back comes back to it. */
  readonly writeUrl: () => void
  /** The rows selected among those that match, the ones not loaded yet fetched. */
  readonly rowsOf: (selection: RowSelection) => Promise<readonly Row[]>
}

export interface RecordTableOptions<C extends ViewCollection> {
  readonly collection: C
  readonly usualSort: readonly ViewSort[]
  readonly words: FieldWords
}

type RowsName<C extends ViewCollection> = (typeof ROWS_OF)[C]

/** A table whose view lives in the URL: it begins as the URL says, writes its changes there, and follows Back and links. */
export function useRecordTable<C extends ViewCollection>({
  collection,
  usualSort,
  words,
}: RecordTableOptions<C>): UsedRecordTable<RowOf<RowsName<C>>> {
  type Row = RowOf<RowsName<C>>
  const rows: RowsName<C> = ROWS_OF[collection]
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const search = useSearch()
  const offered = useOfferedFields(collection, words)
  const lens = useListLens(offered, usualSort)
  const reader = useAddressReader(collection, 'table', lens)
  const [begun] = useState(() => reader.read(search))
  const [table] = useState(() => recordTable({ collection: rows, workspaceId: workspace.id, view: begun.list, lens }, records))
  const stream = useStream(table, () => table.state$)
  const known: TableState<Row> = stream.status === 'ready' ? stream.value : { status: 'loading', view: table.view() }
  const show = useCallback((view: ReturnType<typeof table.view>) => table.show(view), [table])
  const { writeUrl, isWaiting, trouble } = useAddressSync({ reader, begun, shown: known.view, current: table.view, show })
  const state: TableState<Row> = isWaiting ? { status: 'loading', view: known.view } : known

  async function rowsOf(selection: RowSelection): Promise<readonly Row[]> {
    return state.status === 'ready' ? selectedRows({ collection: rows, table, shown: state, selection }, records) : []
  }

  return { table, state, reader, offered, usualSort, trouble, writeUrl, rowsOf }
}
