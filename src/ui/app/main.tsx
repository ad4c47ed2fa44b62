import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { afterPaint } from '../hooks/after-paint'

/**
 * The content of a screen. It has the focus once one has come there, so that keyboard and screen reader continue there and not
 * at a link that may be gone. Not where the page opens, before anything is pressed, and not when something in the new screen
 * took the focus itself.
 */
export function Main({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  useEffect(keepFocusSoon, [])
  const opened = useRef(navigator.userActivation.hasBeenActive ? null : path)
  useEffect(() => {
    if (opened.current === path) return
    opened.current = null
    // Focusing forces layout: what has just been rendered would be laid out twice.
    return afterPaint(() => {
      const { activeElement } = document
      const isInside = activeElement !== main.current && main.current?.contains(activeElement) === true
      if (!isInside) main.current?.focus({ preventScroll: true })
    })
  }, [path])
  return (
    <main className={className} id="main" ref={main} tabIndex={-1} data-route-focus>
      {children}
    </main>
  )
}

/** Before there is a focus, none can be lost: its code is fetched with the first. */
function keepFocusSoon(): () => void {
  const wait = () => document.addEventListener('focusin', begin, { once: true })
  // Code that cannot be had now is asked for again with the next one.
  const begin = ({ target }: Event) => void import('../design/keep-focus').then(({ keepFocus }) => keepFocus(target), wait)
  wait()
  return () => document.removeEventListener('focusin', begin)
}
