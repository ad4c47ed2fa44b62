import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { usePorts } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'
import { Button, Spinner } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { authText } from '../../text/auth'
import { errorText } from '../../text/error-text'
import { AuthLayout, AuthLink } from '../../app/auth-layout'
import styles from '../../app/auth-layout.module.css'
import { callbackModel } from './callback.model'
import { CodeForm } from './auth-fields'
import { ButtonLink } from '../../app/nav-link'

/** Where links in mails and OAuth providers lead back to. */
export function CallbackScreen() {
  const { auth } = usePorts()
  const [model] = useState(() => callbackModel(auth, new URL(location.href)))
  const result = useStream(model, () => model.state$)
  useEffect(() => model.start(), [model])
  const state = result.status === 'ready' ? result.value : null
  if (state?.status === 'done') return <Redirect to={state.target} replace />
  if (state?.status === 'verify') {
    const { error, isBusy } = state.submission
    return (
      <AuthLayout title={authText.callbackTitle}>
        <CodeForm label={authText.verify} error={error} isBusy={isBusy} onCode={(code) => void model.verify(code)} />
      </AuthLayout>
    )
  }
  if (state?.status === 'confirm') {
    const { signedInAs, email } = state
    return (
      <AuthLayout title={authText.otherAccountTitle} lead={authText.otherAccount(signedInAs, email)}>
        <div className={styles.form}>
          <ButtonLink href={PATTERNS.home} variant="primary" size="lg" replace>
            {authText.stayAs(signedInAs)}
          </ButtonLink>
          <Button size="lg" onClick={model.replace}>
            {authText.signInAs(email)}
          </Button>
        </div>
      </AuthLayout>
    )
  }
  if (state?.status === 'failed') {
    const { error } = state
    return (
      <AuthLayout
        title={authText.badLinkTitle}
        lead={error === null || error.code === 'auth/bad-credentials' ? authText.badLink : errorText(error)}
        foot={<AuthLink href={PATTERNS.signIn}>{authText.backToSignIn}</AuthLink>}
      />
    )
  }
  return <AuthLayout title={authText.callbackTitle} lead={<Spinner size={18} />} />
}
