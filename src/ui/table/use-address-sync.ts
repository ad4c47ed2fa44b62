import { useCallback, useEffect, useRef, useState } from 'react'
import { map } from 'rxjs'
import type { View, ViewCollection } from '../../domain/model/views/view'
import { readPreference, type PreferenceName, writePreference } from '../app/preferences'
import { useWorkspace } from '../app/workspace-context'
import { LIMITS } from '../../domain/model/records/limits'
import { usePorts } from '../app/ports-context'
import { useStream } from '../hooks/use-stream'
import type { ListLens, ListView } from './list-view'
import {
  isBare,
  openView,
  readAddress,
  type AddressContext,
  type ReadAddress,
  type SavedViewRecord,
  writeAddress,
} from './view-address'
import { useLocation, useSearch } from 'wouter'

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

/** Long enough that typing does not fill the history API's allowance, short enough that a copied link is right. */
const URL_DELAY_MS = 300

/** What is wrong with the address one came by. */
export type AddressTrouble = Exclude<ReadAddress['status'], 'read' | 'waiting'>

interface AddressSync {
  /** Writes the view to the address now: before leaving, so that Back comes back to it. */
  readonly writeUrl: () => void
  /** The address names a saved view, and which there are is not known yet. */
  readonly isWaiting: boolean
  readonly trouble: AddressTrouble | null
}

interface AddressSyncInput {
  readonly reader: AddressReader
  /** What the address said when the list was opened. */
  readonly begun: ReadAddress
  /** What is shown now: in this render, and whenever it is asked. */
  readonly shown: ListView
  readonly current: () => ListView
  readonly show: (view: ListView) => void
}

/** Keeps the address and the list at one: writes what changes there, and follows Back and links. */
export function useAddressSync({ reader, begun, shown, current, show }: AddressSyncInput): AddressSync {
  const { saved, context, read, remembered } = reader
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [trouble, setTrouble] = useState<{ readonly kind: AddressTrouble; readonly of: ListView } | null>(() => troubleOf(begun))
  const handled = useRef(search)
  const isResolved = useRef(saved !== null)
  /** The saved view of the step of the history that one is at. */
  const written = useRef(begun.list.origin)

  const follow = useCallback(
    (query: string) => {
      const address = read(query)
      const next = address.list
      // What others keep in the address does not ask the list anew.
      const isSame = writeAddress(next, context()) === writeAddress(current(), context())
      if (!isSame) show(next)
      written.current = next.origin
      setTrouble(troubleOf({ ...address, list: isSame ? current() : next }))
    },
    [read, context, current, show],
  )

  useEffect(() => {
    const isNews = saved !== null && !isResolved.current
    if (isNews) isResolved.current = true
    // What was waited for is there; whoever went on meanwhile is left where they are.
    const isAwaited = isNews && current() === begun.list && (begun.status === 'waiting' || isBare(search))
    if (search === handled.current && !isAwaited) return
    handled.current = search
    follow(search)
  }, [search, saved, follow, current, begun])

  const isWaiting = begun.status === 'waiting' && saved === null
  const writeUrl = useCallback(() => {
    // One has gone on, and this screen is only there until the code of the next one is.
    if (isWaiting || location.pathname !== path) return
    const view = current()
    const query = writeAddress(view, context(), location.search)
    const own = writeAddress({ ...view, search: '' }, context())
    if (readPreference(remembered) !== own && !(own === '' && readPreference(remembered) === null))
      writePreference(remembered, own)
    // While the code of the screen that one went on to is fetched, this one is hidden, but lives.
    if (query === handled.current || location.pathname !== path) return
    handled.current = query
    // Another view is another place to come back to; what is changed in one is not.
    const isOther = view.origin !== written.current
    written.current = view.origin
    navigate(query === '' ? path : `${path}?${query}`, { replace: !isOther })
  }, [isWaiting, current, context, remembered, navigate, path])

  useEffect(() => {
    const timer = setTimeout(writeUrl, shown.origin === written.current ? URL_DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [shown, writeUrl])

  return { writeUrl, isWaiting, trouble: trouble?.of === shown ? trouble.kind : null }
}

function troubleOf({ status, list }: ReadAddress): { readonly kind: AddressTrouble; readonly of: ListView } | null {
  return status === 'read' || status === 'waiting' ? null : { kind: status, of: list }
}
