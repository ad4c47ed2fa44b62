import { useCallback, useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { usePorts, useRuntime, useServices } from '../../app/ports-context'
import { AuthLayout, AuthLink } from '../../app/auth-layout'
import styles from '../../app/auth-layout.module.css'
import { ButtonLink } from '../../app/nav-link'
import { newWorkspacePath } from '../../app/new-workspace-path'
import { forgetPreference, readPreference, writePreference } from '../../app/preferences'
import { PATTERNS } from '../../app/routes'
import { useSubmission } from '../../app/submission'
import { Button } from '../../design/button'
import { FormError } from '../../design/field'
import { useStream } from '../../hooks/use-stream'
import { authText, trialText } from '../../text/auth'
import { BackendLine } from '../backend/backend-line'
import { startTrial } from './trial.model'

/** What somebody sees who was never here: a way to look around at once, and a way to begin in earnest. */
export function WelcomeScreen() {
  const { auth } = usePorts()
  const { backends } = useServices()
  const session = useStream(auth, () => auth.session$)
  const known = useStream(backends, () => backends.known$)
  const [state, tryOut] = useTrial()
  const device = known.status === 'ready' ? known.value.find(({ isOnDevice }) => isOnDevice) : undefined
  const isWanted = readPreference('trial') !== null

  useEffect(() => {
    if (isWanted && device?.isCurrent === true) void tryOut()
  }, [isWanted, device, tryOut])

  const start = () => {
    if (device === undefined || device.isCurrent) return void tryOut()
    // Where one was belongs to the other backend. The page begins anew on this one, and goes on from here.
    forgetPreference('workspace')
    writePreference('trial', 'wanted')
    backends.choose(device.id)
  }

  const isIn = session.status === 'ready' && session.value.status === 'signed-in'
  if (isIn && !state.isBusy && state.error === null) return <Redirect to={PATTERNS.home} replace />
  return (
    <AuthLayout
      title={trialText.title}
      lead={authText.signUpLead}
      foot={
        <>
          <p>
            {authText.haveAccount} <AuthLink href={PATTERNS.signIn}>{authText.signIn}</AuthLink>
          </p>
          <BackendLine />
        </>
      }
    >
      <div className={styles.form}>
        <FormError message={state.error} />
        <Button variant="primary" size="lg" busy={state.isBusy} aria-describedby="try-hint" onClick={start}>
          {trialText.tryIt}
        </Button>
        <p className={styles.hint} id="try-hint">
          {trialText.hint}
        </p>
        {auth.capabilities.signUp ? (
          <ButtonLink href={PATTERNS.signUp} size="lg">
            {authText.signUp}
          </ButtonLink>
        ) : null}
      </div>
    </AuthLayout>
  )
}

/** Begins to try Portside out, and leads to the overview of what there is to try it on. */
function useTrial() {
  const ports = usePorts()
  const runtime = useRuntime()
  const [, navigate] = useLocation()
  const [state, submission] = useSubmission()
  const tryOut = useCallback(
    () =>
      submission.run(async () => {
        forgetPreference('trial')
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
        const id = await startTrial(ports, runtime, { language: navigator.language, timeZone })
        // Still busy: once it is not, whoever is signed in is led away from here.
        navigate(await newWorkspacePath(ports.records, id), { replace: true })
      }),
    [ports, runtime, navigate, submission],
  )
  return [state, tryOut] as const
}
