import { useSyncExternalStore } from 'react'

/** Does the media query hold? Follows it. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = mediaOf(query)
  return useSyncExternalStore(subscribe, matches)
}

interface Media {
  readonly subscribe: (notify: () => void) => () => void
  readonly matches: () => boolean
}

/** React asks at every rendering, and several times: a list made anew each time has its query read and tried each time. */
const known = new Map<string, Media>()

function mediaOf(query: string): Media {
  const media = known.get(query) ?? follow(query)
  known.set(query, media)
  return media
}

/** Reads `matches` from the event only: reading it from the list before its event fires keeps the event from firing at all. */
function follow(query: string): Media {
  const list = matchMedia(query)
  const listeners = new Set<() => void>()
  let isMatch = list.matches
  list.addEventListener('change', ({ matches }) => {
    isMatch = matches
    for (const notify of listeners) notify()
  })
  return {
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    matches: () => isMatch,
  }
}

/** A phone, or a window as narrow as one: tabs below instead of a sidebar. */
export const NARROW = '(max-width: 768px)'

/** Fingers, not a mouse: what is pressed must be larger. */
export const COARSE = '(pointer: coarse)'
