import { useEffect, useMemo, useState } from 'react'
import { useShown } from '../hooks/shown-value'
import { Route, Switch, useLocation } from 'wouter'
import { lazyPart } from '../design/lazy-part'
import { HotkeyRegistry, HotkeysContext } from '../hooks/hotkeys'
import { useStream } from '../hooks/use-stream'
import { ErrorBoundary } from '../app/error-boundary'
import { forgetDrafts, readPreference } from '../app/preferences'
import { ServicesContext, usePorts, type AppServices } from '../app/ports-context'
import { PATTERNS, safeReturnPath, signInPath } from '../app/routes'
import { Onward, Splash } from '../app/screen-skeleton'
import { Toasts, ToastsContext, useToasts } from '../app/toasts'
import { SCREENS } from './screens'
import { SignedIn } from './signed-in'

const LeavingHost = lazyPart(() => import('../features/sync/leaving-host').then((file) => file.LeavingHost))

/** The whole of the UI over one backend. Another backend or another composition: another `key`. */
export function App({ services }: { readonly services: AppServices }) {
  const [toasts] = useState(() => new Toasts())
  const [hotkeys] = useState(() => new HotkeyRegistry())
  useEffect(() => {
    const handle = (press: KeyboardEvent) => hotkeys.handle(press, press.timeStamp)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [hotkeys])
  useEffect(() => keepForOffline(toasts), [toasts])
  return (
    <ServicesContext value={services}>
      <ToastsContext value={toasts}>
        <HotkeysContext value={hotkeys}>
          <ErrorBoundary scope="app">
            <Gate />
            <ToastHost />
            {services.sync === null ? null : <LeavingHost />}
          </ErrorBoundary>
        </HotkeysContext>
      </ToastsContext>
    </ServicesContext>
  )
}

/** After the first screen, which wants the connection and the processor for itself, and soon: until then others may be missing. */
const OFFLINE_DELAY_MS = 1500

/** A build only: the files of a development server change all the time. */
function keepForOffline(toasts: Toasts): () => void {
  if (!import.meta.env.PROD) return () => undefined
  const start = async (): Promise<void> => (await import('./offline-start')).startOffline(toasts)
  // A browser that keeps nothing, or knows of no workers, in a private window say, works as before.
  const timer = setTimeout(() => void start().catch(() => undefined), OFFLINE_DELAY_MS)
  return () => clearTimeout(timer)
}

/** Who may see what: public screens for everybody, the rest behind a session. */
function Gate() {
  const { auth } = usePorts()
  const session = useStream(auth, () => auth.session$)
  const [path] = useLocation()
  const hasLeft = session.status === 'ready' && session.value.status === 'signed-out' && session.value.reason === 'user'
  useEffect(() => {
    if (hasLeft) forgetDrafts()
  }, [hasLeft])
  if (session.status !== 'ready' || session.value.status === 'unknown') return <Splash />
  const user = session.value.status === 'signed-in' ? session.value.user : null
  const recovering = session.value.status === 'signed-in' && session.value.recovery
  return (
    <ErrorBoundary scope={path}>
      <Switch>
        <Route path={PATTERNS.welcome} component={SCREENS.welcome.Component} />
        <Route path={PATTERNS.authCallback} component={SCREENS.authCallback.Component} />
        <Route path={PATTERNS.resetPassword} component={SCREENS.resetPassword.Component} />
        <Route path={PATTERNS.invite} component={SCREENS.invite.Component} />
        <Route path={PATTERNS.backends} component={SCREENS.backends.Component} />
        <Route path={PATTERNS.signIn}>{user === null ? <SCREENS.signIn.Component /> : <Returning />}</Route>
        <Route path={PATTERNS.signUp}>{user === null ? <SCREENS.signUp.Component /> : <Returning />}</Route>
        <Route path={PATTERNS.forgotPassword}>{user === null ? <SCREENS.forgotPassword.Component /> : <Returning />}</Route>
        <Route>
          {user === null ? (
            <Onward to={isNewHere(path) ? PATTERNS.welcome : signInPath(`${path}${location.search}`)} />
          ) : recovering ? (
            <Onward to={PATTERNS.resetPassword} />
          ) : (
            <SignedIn user={user} key={user.id} />
          )}
        </Route>
      </Switch>
    </ErrorBoundary>
  )
}

/** Nobody has worked in this browser, and no link leads to a place of its own. */
function isNewHere(path: string): boolean {
  return path === PATTERNS.home && readPreference('workspace') === null
}

/** Signed in already: on to where one was going. */
function Returning() {
  const target = useMemo(() => safeReturnPath(new URLSearchParams(location.search).get('return'), PATTERNS.home), [])
  return <Onward to={target} />
}

const Toaster = lazyPart(() => import('../design/toaster').then((file) => file.Toaster))

/** Draws the toasts once there is one; until then their code is not even fetched. */
export function ToastHost() {
  const toasts = useToasts()
  const list = useShown(toasts)
  const [wasUsed, setWasUsed] = useState(false)
  if (list.length > 0 && !wasUsed) setWasUsed(true)
  if (!wasUsed) return null
  return <Toaster toasts={list} onClose={(id) => toasts.dismiss(id)} />
}
