import { useEffect, useLayoutEffect, useRef } from 'react'
import type { GridPosition } from './grid.types'
import type { Viewport } from './use-viewport'

/** Where someone was in a list: what Back brings them back to. */
export interface GridPlace {
  /** Pixels. */
  readonly scrollTop: number
  readonly cursor: GridPosition & { readonly id: string | null }
}

const KEPT = 20

/** For as long as the page lives: a reload begins at the top, as it does everywhere. */
const places = new Map<string, GridPlace>()

export function placeIn(list: string): GridPlace | null {
  return places.get(list) ?? null
}

/** Has anybody been in a list yet? */
export function hasPlaces(): boolean {
  return places.size > 0
}

function keepPlace(list: string, place: GridPlace): void {
  places.delete(list)
  places.set(list, place)
  const [oldest] = places.keys()
  if (places.size > KEPT && oldest !== undefined) places.delete(oldest)
}

interface PlaceInput {
  readonly viewport: Viewport
  readonly cursor: GridPlace['cursor']
}

/** Goes to the top when the list becomes another one, and remembers where one was when it is left. */
export function usePlace(listKey: string, { viewport, cursor }: PlaceInput): void {
  const { scrollToTop, scrollTop } = viewport
  const latest = useRef({ listKey, cursor })
  useLayoutEffect(() => {
    if (latest.current.listKey !== listKey) scrollToTop()
  }, [listKey, scrollToTop])
  useEffect(() => {
    latest.current = { listKey, cursor }
  })
  useEffect(() => () => keepPlace(latest.current.listKey, { scrollTop: scrollTop(), cursor: latest.current.cursor }), [scrollTop])
}
