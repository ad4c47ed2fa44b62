import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { afterPaint } from '../hooks/after-paint'

/**
 * After a change of route, focus goes to the content, so that keyboard and screen reader continue there and not at a link
 * that may be gone. Not at the first showing, and not when something in the new screen took the focus itself.
 */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    // To focus is to lay out, and what has just been rendered would be laid out twice.
    return afterPaint(() => {
      const inside = main.current?.contains(document.activeElement) === true && main.current !== document.activeElement
      if (!inside) main.current?.focus({ preventScroll: true })
    })
  }, [path])
  return main
}
