import { useEffect, createContext, use } from 'react'
import { appText } from '../text/app'
import { ShownValue, useShown } from '../hooks/shown-value'

/** Names the page in the tab and the history: what waits to be read, the screen, then the place it is in. */
export function useTitle(screen: string, place?: string): void {
  const unread = useUnread()
  useEffect(() => {
    const title = appText.titleOf(screen, place)
    document.title = unread === 0 ? title : appText.withUnread(title, unread)
  }, [screen, place, unread])
}

/** How many notifications wait to be read. Kept up by code that is fetched once the first screen stands. */
export const UnreadContext = createContext(new ShownValue(0))

export function useUnread(): number {
  return useShown(use(UnreadContext))
}
