import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepPlace, type GridPlace } from './grid-places'
import type { Viewport } from './use-viewport'

export interface PlaceInput {
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
