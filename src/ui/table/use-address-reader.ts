import { useCallback } from 'react'
import type { View } from '../../domain/model/views/view'
import type { ViewCollection } from '../../domain/model/views/view-collections'
import { readPreference, type PreferenceName } from '../app/preferences'
import { useWorkspace } from '../app/workspace-context'
import type { ListLens } from './list-view'
import { useSavedViews } from './use-saved-views'
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
