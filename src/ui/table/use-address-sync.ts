import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { readPreference, writePreference } from '../app/preferences'
import type { ListView } from './list-view'
import type { AddressReader } from './use-address-reader'
import { isBare, writeAddress, type ReadAddress } from './view-address'

/** Long enough that typing does not fill the history API's allowance, short enough that a copied link is right. */
const URL_DELAY_MS = 300

/** What is wrong with the address one came by. */
export type AddressTrouble = Exclude<ReadAddress['status'], 'read' | 'waiting'>

export interface AddressSync {
  /** Writes the view to the address now: before leaving, so that Back comes back to it. */
  readonly writeUrl: () => void
  /** The address names a saved view, and which there are is not known yet. */
  readonly isWaiting: boolean
  readonly trouble: AddressTrouble | null
}

export interface AddressSyncInput {
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

  const follow = useCallback(
    (query: string) => {
      const asked = read(query)
      const next = asked.list
      // What others keep in the address does not ask the list anew.
      const isSame = writeAddress(next, context()) === writeAddress(current(), context())
      if (!isSame) show(next)
      setTrouble(troubleOf({ ...asked, list: isSame ? current() : next }))
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
    navigate(query === '' ? path : `${path}?${query}`, { replace: true })
  }, [isWaiting, current, context, remembered, navigate, path])

  useEffect(() => {
    const timer = setTimeout(writeUrl, URL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [shown, writeUrl])

  return { writeUrl, isWaiting, trouble: trouble?.of === shown ? trouble.kind : null }
}

function troubleOf({ status, list }: ReadAddress): { readonly kind: AddressTrouble; readonly of: ListView } | null {
  return status === 'read' || status === 'waiting' ? null : { kind: status, of: list }
}
