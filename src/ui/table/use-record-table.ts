import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ReadableName, RowOf } from '../../domain/model/records/collections'
import type { Id } from '../../domain/model/kernel/id'
import { usePorts } from '../app/ports-context'
import type { RowSelection } from '../grid/row-selection'
import { useStream } from '../hooks/use-stream'
import { recordTable, type RecordTable, type TableState } from './record-table.model'
import { selectedRows } from './selected-rows'
import type { ViewCodec } from './view-codec'

/** Long enough that typing does not fill the history API's allowance, short enough that a copied link is right. */
const URL_DELAY_MS = 300

export interface UsedRecordTable<Row> {
  readonly table: RecordTable<Row>
  readonly state: TableState<Row>
  /** Writes the view to the URL now: before leaving, so that Back comes back to it. */
  readonly writeUrl: () => void
  /** The rows selected among those that match, the ones not loaded yet fetched. */
  readonly rowsOf: (selection: RowSelection) => Promise<readonly Row[]>
}

/** A table whose view lives in the URL: it begins as the URL says, writes its changes there, and follows Back and links. */
export function useRecordTable<K extends ReadableName>(
  collection: K,
  workspaceId: Id,
  codec: ViewCodec,
): UsedRecordTable<RowOf<K>> {
  const { records } = usePorts()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [table] = useState(() => recordTable({ collection, workspaceId, view: codec.decode(search) }, records))
  const stream = useStream(table, () => table.state$)
  const state: TableState<RowOf<K>> = stream.status === 'ready' ? stream.value : { status: 'loading', view: table.view() }
  const written = useRef(search)

  const writeUrl = useCallback(() => {
    const query = codec.encode(table.view(), location.search)
    if (query === written.current) return
    written.current = query
    navigate(query === '' ? path : `${path}?${query}`, { replace: true })
  }, [codec, table, navigate, path])

  useEffect(() => {
    if (search === written.current) return
    written.current = search
    const asked = codec.decode(search)
    // What others keep in the address does not ask the list anew.
    if (codec.encode(asked) !== codec.encode(table.view())) table.show(asked)
  }, [search, codec, table])

  useEffect(() => {
    const timer = setTimeout(writeUrl, URL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state.view, writeUrl])

  async function rowsOf(selection: RowSelection): Promise<readonly RowOf<K>[]> {
    return state.status === 'ready' ? selectedRows({ collection, table, shown: state, selection }, records) : []
  }

  return { table, state, writeUrl, rowsOf }
}
