import { useState } from 'react'
import { useSearch } from 'wouter'
import type { View, ViewSort } from '../../domain/model/views/view'
import type { ViewCollection } from '../../domain/model/views/view-collections'
import { useStream } from '../hooks/use-stream'
import type { OfferedField } from './filter-option'
import type { ListView } from './list-view'
import { listViews, type ListViews } from './list-views'
import type { TableLens } from './record-table.model'
import { useAddressReader, type AddressReader } from './use-address-reader'
import { useAddressSync, type AddressTrouble } from './use-address-sync'
import { useListLens } from './use-list-lens'
import { useOfferedFields, type FieldWords } from './use-offered-fields'

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
