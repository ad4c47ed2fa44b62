import { useCallback } from 'react'
import { map } from 'rxjs'
import type { View, ViewCollection } from '../../domain/model/views/view'
import { readPreference, type PreferenceName } from '../app/preferences'
import { useWorkspace } from '../app/workspace-context'
import { LIMITS } from '../../domain/model/records/limits'
import { usePorts } from '../app/ports-context'
import { useStream } from '../hooks/use-stream'
import type { ListLens } from './list-view'
import { isBare, openView, readAddress, type AddressContext, type ReadAddress, type SavedViewRecord } from './view-address'

export interface AddressReader {
  readonly collection: ViewCollection
  /** The saved views of the list; `null` while they are on their way. */
  readonly saved: readonly SavedViewRecord[] | null
  readonly context: () => AddressContext
  /** What the list shows: what its address says, else what one looked at last, else the view that is the default. */
  readonly read: (query: string) => ReadAddress
  /** Where this browser keeps what the member looked at last. */
  readonly remembered: PreferenceName
}

export function useAddressReader(collection: ViewCollection, layout: View['layout'], lens: () => ListLens): AddressReader {
  const saved = useSavedViews(collection)
  const { me } = useWorkspace()
  const remembered: PreferenceName = `view.${collection}.${me.id}`
  const context = useCallback((): AddressContext => ({ fields: lens().fields, layout, saved }), [lens, layout, saved])
  const read = useCallback(
    (query: string): ReadAddress => {
      if (!isBare(query)) return readAddress(query, context())
      const last = readPreference(remembered)
      if (last !== null) {
        const again = readAddress(last, context())
        // What one looked at last may be gone by now, which nobody asked about.
        if (again.status === 'read' || again.status === 'waiting') return again
      }
      const usual = defaultView(saved ?? [], me.id)
      return usual === undefined ? readAddress('', context()) : openView(usual, context())
    },
    [context, saved, remembered, me.id],
  )
  return { collection, saved, context, read, remembered }
}

/** One's own comes before one that is everybody's. */
function defaultView(saved: readonly SavedViewRecord[], me: string): SavedViewRecord | undefined {
  const defaults = saved.filter((view) => view.default)
  return defaults.find((view) => !view.shared && view.createdBy.memberId === me) ?? defaults.find(({ shared }) => shared)
}

/** The saved views of a list that one may read, by name; `null` while they are on their way, none where they cannot be had. */
function useSavedViews(collection: ViewCollection): readonly SavedViewRecord[] | null {
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
