import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { usePorts } from '../../app/ports-context'
import { readPreference } from '../../app/preferences'
import { endPush } from '../../app/push-browser'
import { PATTERNS, withSearch } from '../../app/routes'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { useStream } from '../../hooks/use-stream'
import { authText } from '../../text/auth'
import { BackendLine } from '../backend/backend-line'
import { AuthForm, AuthLayout, AuthLink } from '../../app/auth-layout'
import type { SignIn } from '../../../domain/model/session/session'
import type { AuthPort } from '../../../ports/auth.port'
import { EmailField } from './auth-fields'
import { SignInStages, useSignIn } from './sign-in-stages'
import { callbackUrl } from './sign-in.model'
import styles from '../../app/auth-layout.module.css'

export function SignInScreen() {
  const { auth } = usePorts()
  const { methods, signUp } = auth.capabilities
  const search = useSearch()
  const [state, model] = useSignIn()
  // A session that ended elsewhere is over for what is pushed, too.
  useEffect(() => void endPush(), [])
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const byPassword = methods.has('password')

  return (
    <SignInStages state={state} model={model}>
      <AuthLayout
        title={authText.signInTitle}
        lead={readPreference('workspace') === null ? undefined : authText.signInLead}
        foot={
          <>
            <p>
              {authText.noAccount}{' '}
              {signUp ? (
                <>
                  <AuthLink href={withSearch(PATTERNS.signUp, search)}>{authText.signUp}</AuthLink> {authText.or}{' '}
                </>
              ) : null}
              <AuthLink href={PATTERNS.welcome}>{authText.tryIt}</AuthLink>
            </p>
            <BackendLine />
          </>
        }
      >
        <SessionNotice />
        <AuthForm
          error={state.error}
          onSubmit={() => model.signIn(byPassword ? { method: 'password', email, password } : { method: 'magic-link', email })}
        >
          <EmailField autoFocus value={email} onValue={setEmail} error={state.fieldErrors.email} />
          {byPassword ? (
            <>
              <TextField
                label={authText.password}
                type="password"
                autoComplete="current-password"
                large
                value={password}
                onValue={setPassword}
                error={state.fieldErrors.password}
              />
              <div className={styles.line}>
                <AuthLink href={PATTERNS.forgotPassword}>{authText.forgot}</AuthLink>
              </div>
            </>
          ) : null}
          <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
            {byPassword ? authText.signIn : authText.sendLink}
          </Button>
          <OtherMethods auth={auth} email={email} isBusy={state.isBusy} onSignIn={(how) => void model.signIn(how)} />
        </AuthForm>
      </AuthLayout>
    </SignInStages>
  )
}

/** Why one is here, when one did not come by oneself. */
function SessionNotice() {
  const { auth } = usePorts()
  const session = useStream(auth, () => auth.session$)
  const reason = session.status === 'ready' && session.value.status === 'signed-out' ? session.value.reason : 'none'
  if (reason !== 'expired' && reason !== 'revoked') return null
  return (
    <p className={styles.notice} role="status">
      {authText[reason]}
    </p>
  )
}

interface OtherMethodsProps {
  readonly auth: AuthPort
  readonly email: string
  readonly isBusy: boolean
  readonly onSignIn: (how: SignIn) => void
}

/** The ways in besides the first one, as far as the backend offers them. */
function OtherMethods({ auth, email, isBusy, onSignIn }: OtherMethodsProps) {
  const { methods, oauthProviders } = auth.capabilities
  const hasLink = methods.has('password') && methods.has('magic-link')
  const providers = methods.has('oauth') ? oauthProviders : []
  if (!hasLink && providers.length === 0) return null
  return (
    <>
      <div className={styles.or}>{authText.or}</div>
      {hasLink ? (
        <Button size="lg" disabled={isBusy} onClick={() => onSignIn({ method: 'magic-link', email })}>
          {authText.sendLink}
        </Button>
      ) : null}
      {providers.map((provider) => (
        <Button
          key={provider}
          size="lg"
          disabled={isBusy}
          onClick={() => onSignIn({ method: 'oauth', provider, returnTo: callbackUrl() })}
        >
          {authText.with(provider)}
        </Button>
      ))}
    </>
  )
}
