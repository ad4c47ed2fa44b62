import { useEffect } from 'react'
import { appText } from '../text/app'

/** Names the page in the tab and the history: the screen, then the place it is in. */
export function useTitle(screen: string, place?: string): void {
  useEffect(() => {
    document.title = appText.titleOf(screen, place)
  }, [screen, place])
}
