import type { Id } from '../../../domain/model/kernel/id'
import { queryOf } from '../../../domain/model/records/check-query'
import { listPages } from '../../../domain/use-cases/records/list-pages'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { listQuery } from '../../table/list-view'
import type { ListAddress } from '../../table/use-list-address'
import { dealsText } from '../../text/deals'
import { ExportDialog } from '../../export/export-dialog'
import { withValue } from './board-toolbar'

export interface BoardExportProps {
  readonly address: ListAddress
  /** The one that is shown, whether the view names it or not. */
  readonly pipelineId: Id
  readonly onClose: () => void
}

/** The deals of a board, as its view asks for them, on their way out. */
export function BoardExport({ address, pipelineId, onClose }: BoardExportProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const { view, lens, reader } = address
  const shown = { ...view, filter: withValue(view.filter, 'pipeline', pipelineId) ?? view.filter }

  async function* ids(signal: AbortSignal): AsyncGenerator<readonly Id[]> {
    const place = { workspaceId: workspace.id, limit: records.capabilities.maxPageSize }
    const query = queryOf('dealRows', await listQuery(shown, lens(), place))
    for await (const rows of listPages('dealRows', query, { records, signal })) yield rows.map(({ id }) => id)
  }

  const name = reader.saved?.find(({ id }) => id === view.origin)?.name ?? dealsText.all
  return <ExportDialog request={{ collection: 'deals', name, count: null, ids, shown: null }} onClose={onClose} />
}
