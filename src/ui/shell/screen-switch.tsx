import { Suspense, useEffect, useRef, type RefObject } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { ErrorBoundary } from '../app/error-boundary'
import { ScreenSkeleton } from '../app/screen-skeleton'
import { afterPaint } from '../hooks/after-paint'
import { SCREENS, WORKSPACE_SCREENS } from './screens'

/** The screen that the path asks for. A fault in it leaves the shell standing. */
export function ScreenSwitch() {
  const [path] = useLocation()
  return (
    <ErrorBoundary scope={path}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Switch>
          {WORKSPACE_SCREENS.map(({ pattern, screen }) => (
            <Route key={pattern} path={pattern} component={screen.Component} />
          ))}
          <Route component={SCREENS.notFound.Component} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

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
    // Focusing forces layout: what has just been rendered would be laid out twice.
    return afterPaint(() => {
      const inside = main.current?.contains(document.activeElement) === true && main.current !== document.activeElement
      if (!inside) main.current?.focus({ preventScroll: true })
    })
  }, [path])
  return main
}
