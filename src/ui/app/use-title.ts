import { useEffect } from 'react'
import { appText } from '../text/app'
import { useUnread } from './unread'

/** Names the page in the tab and the history: what waits to be read, the screen, then the place it is in. */
export function useTitle(screen: string, place?: string): void {
  const unread = useUnread()
  useEffect(() => {
    const title = appText.titleOf(screen, place)
    document.title = unread === 0 ? title : appText.withUnread(title, unread)
  }, [screen, place, unread])
}
