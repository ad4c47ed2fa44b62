import { Route, Switch, useLocation } from 'wouter'
import { ErrorBoundary } from '../app/error-boundary'
import { SCREENS, WORKSPACE_SCREENS } from './screens'

/** The screen that the path asks for. A fault in it leaves the shell standing. */
export function ScreenSwitch() {
  const [path] = useLocation()
  return (
    <ErrorBoundary scope={path}>
      <Switch>
        {WORKSPACE_SCREENS.map(({ pattern, screen }) => (
          <Route key={pattern} path={pattern} component={screen.Component} />
        ))}
        <Route component={SCREENS.notFound.Component} />
      </Switch>
    </ErrorBoundary>
  )
}
