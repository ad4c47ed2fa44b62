import { map } from 'rxjs'
import { LIMITS } from '../../domain/model/records/limits'
import type { ViewCollection } from '../../domain/model/views/view-collections'
import { usePorts } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { useStream } from '../hooks/use-stream'
import type { SavedViewRecord } from './view-address'

/** The saved views of a list that one may read, by name; `null` while they are on their way, none where they cannot be had. */
export function useSavedViews(collection: ViewCollection): readonly SavedViewRecord[] | null {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const stream = useStream(`${workspace.id} ${collection}`, () =>
    records
      .watch('savedViews', {
        workspaceId: workspace.id,
        where: { op: 'eq', field: 'collection', value: collection },
        orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
        limit: LIMITS.pageSizeMost,
      })
      .pipe(map((live) => live.value.items)),
  )
  if (stream.status === 'failed') return NONE
  return stream.status === 'ready' ? stream.value : null
}

const NONE: readonly SavedViewRecord[] = []
