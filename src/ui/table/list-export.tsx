import type { Id } from '../../domain/model/kernel/id'
import type { ViewColumn } from '../../domain/model/views/view'
import { ExportDialog } from '../export/export-dialog'
import type { ExportRequest } from '../export/use-export'
import { selectedCount, type RowSelection } from '../grid/row-selection'
import type { UsedRecordTable } from './use-record-table'

export interface ListExportProps {
  readonly collection: ExportRequest['collection']
  /** What the list is called as it is without saving. */
  readonly name: string
  readonly used: Pick<UsedRecordTable<{ readonly id: Id }>, 'state' | 'reader' | 'idsOf'>
  readonly columns: readonly { readonly key: string; readonly label: string }[]
  readonly shown: readonly ViewColumn[]
  readonly selection: RowSelection
  readonly onClose: () => void
}

/** The rows of a list, all that match or those selected, on their way out. */
export function ListExport({ collection, name, used, columns, shown, selection, onClose }: ListExportProps) {
  const { state, reader } = used
  const request: ExportRequest = {
    collection,
    name: reader.saved?.find(({ id }) => id === state.view.origin)?.name ?? name,
    count: state.status === 'ready' ? selectedCount(selection, state.total) : null,
    ids: (signal) => used.idsOf(selection, signal),
    shown: shown.flatMap(({ field }) => columns.find(({ key }) => key === field) ?? []),
  }
  return <ExportDialog request={request} onClose={onClose} />
}
