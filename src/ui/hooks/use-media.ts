import { useCallback, useSyncExternalStore } from 'react'

/** Does the media query hold? Follows it. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => listOf(query).matches)
}

/** React asks at every rendering, and several times: a list made anew each time has its query read and tried each time. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const known = lists.get(query)
  if (known !== undefined) return known
  const list = matchMedia(query)
  lists.set(query, list)
  return list
}

/** A phone, or a window as narrow as one: tabs below instead of a sidebar. */
export const NARROW = '(max-width: 768px)'

/** Fingers, not a mouse: what is pressed must be larger. */
export const COARSE = '(pointer: coarse)'
