import { useState, useEffect, useMemo, useRef } from 'react'
import { useSearch } from 'wouter'
import type { View, ViewCollection, ViewSort } from '../../domain/model/views/view'
import { useStream } from '../hooks/use-stream'
import type { ViewField } from '../../domain/model/views/view-field'
import { useWorkspace } from '../app/workspace-context'
import { tablesText } from '../text/tables'
import type { OfferedField } from './filter-draft'
import { type ListView, listViews, type ListViews } from './list-view'
import type { TableLens } from './record-table.model'
import { useAddressReader, type AddressReader, useAddressSync, type AddressTrouble } from './use-address-sync'
import { useOfferedFields, type FieldWords } from './use-offered-fields'
import type { GroupValue } from './list-groups'

export interface ListAddress {
  readonly views: ListViews
  /** What is shown now. */
  readonly view: ListView
  readonly reader: AddressReader
  readonly offered: readonly OfferedField[]
  readonly usualSort: readonly ViewSort[]
  /** The same function for as long as the list is shown. */
  readonly lens: () => TableLens
  /** The address names a saved view, and which there are is not known yet. */
  readonly isWaiting: boolean
  /** What is wrong with the address one came by. */
  readonly trouble: AddressTrouble | null
  /** Writes the view to the URL now: before leaving, so that Back comes back to it. */
  readonly writeUrl: () => void
}

export interface ListAddressOptions<C extends ViewCollection> {
  readonly collection: C
  /** That of the view that is there without saving. */
  readonly layout: View['layout']
  readonly usualSort: readonly ViewSort[]
  readonly words: FieldWords
}

/** A view that lives in the URL: it begins as the URL says, writes its changes there, and follows Back and links. */
export function useListAddress<C extends ViewCollection>(options: ListAddressOptions<C>): ListAddress {
  const { collection, layout, usualSort, words } = options
  const search = useSearch()
  const offered = useOfferedFields(collection, words)
  const lens = useListLens(offered, usualSort)
  const reader = useAddressReader(collection, layout, lens)
  const [begun] = useState(() => reader.read(search))
  const [views] = useState(() => listViews(begun.list))
  const stream = useStream(views, () => views.view$)
  const view = stream.status === 'ready' ? stream.value : views.view()
  const sync = useAddressSync({ reader, begun, shown: view, current: views.view, show: views.show })
  return { views, view, reader, offered, usualSort, lens, ...sync }
}

/** What the views of a list are read with, as the workspace stands. The function is the same for as long as the list is shown. */
function useListLens(offered: readonly OfferedField[], usualSort: readonly ViewSort[]): () => TableLens {
  const { me, workspace, today } = useWorkspace()
  const lens = useMemo(
    (): TableLens => ({
      fields: new Map(offered.map(({ field }) => [field.key, field])),
      usualSort,
      filterContext: () => ({ me: me.id, today: today(), timeZone: workspace.timeZone, weekStart: workspace.weekStart }),
      groupValues: (field) => groupValues(field, offered),
    }),
    [offered, usualSort, me.id, today, workspace.timeZone, workspace.weekStart],
  )
  const latest = useRef(lens)
  useEffect(() => {
    latest.current = lens
  }, [lens])
  return useMemo(() => () => latest.current, [])
}

/** Each value there is, in its order, then those that have none. */
function groupValues(field: ViewField, offered: readonly OfferedField[]): readonly GroupValue[] {
  const options = offered.find((each) => each.field.key === field.key)?.options ?? []
  const values = field.type === 'flag' ? options.map(({ value, label }) => ({ value: value === 'true', label })) : options
  return [...values, { value: null, label: tablesText.groupEmpty }]
}
