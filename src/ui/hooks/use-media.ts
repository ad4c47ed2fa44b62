import { useCallback, useSyncExternalStore } from 'react'

/** Does the media query hold? Follows it. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** A phone, or a window as narrow as one: tabs below instead of a sidebar. */
export const NARROW = '(max-width: 768px)'

/** Fingers, not a mouse: what is pressed must be larger. */
export const COARSE = '(pointer: coarse)'
