import { useState } from 'react'
import { useLocation } from 'wouter'
import { usePorts } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'
import { useSubmission } from '../../app/submission'
import { Button } from '../../design/button'
import { authText } from '../../text/auth'
import { AuthForm, AuthLayout, AuthLink } from '../../app/auth-layout'
import { EmailField, NewPasswordField } from './auth-fields'
import { CheckInbox } from './sign-in-stages'
import { useStream } from '../../hooks/use-stream'
import { usePasswordChange } from './use-new-password'

export function ForgotPasswordScreen() {
  const { auth } = usePorts()
  const [state, submission] = useSubmission()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = async () => {
    const sent = await submission.run(async () => {
      await auth.requestPasswordReset(email)
      return true
    })
    if (sent === true) setSentTo(email)
  }
  if (sentTo !== null) return <CheckInbox text={authText.resetSent(sentTo)} email={sentTo} />
  return (
    <AuthLayout
      title={authText.forgotTitle}
      lead={authText.forgotLead}
      foot={<AuthLink href={PATTERNS.signIn}>{authText.backToSignIn}</AuthLink>}
    >
      <AuthForm error={state.error} onSubmit={send}>
        <EmailField value={email} onValue={setEmail} error={state.fieldErrors.email} />
        <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
          {authText.sendReset}
        </Button>
      </AuthForm>
    </AuthLayout>
  )
}

/** Only after the link in the mail was followed is there a session that may change the password. */
export function ResetPasswordScreen() {
  const { auth } = usePorts()
  const [, navigate] = useLocation()
  const session = useStream(auth, () => auth.session$)
  const { password, state, save } = usePasswordChange()
  const submit = async () => {
    if (await save()) navigate(PATTERNS.home, { replace: true })
  }
  if (session.status !== 'ready' || session.value.status !== 'signed-in') {
    return (
      <AuthLayout
        title={authText.resetTitle}
        lead={authText.noRecovery}
        foot={<AuthLink href={PATTERNS.forgotPassword}>{authText.forgot}</AuthLink>}
      />
    )
  }
  return (
    <AuthLayout title={authText.resetTitle}>
      <AuthForm error={state.error} onSubmit={submit}>
        <NewPasswordField label={authText.newPassword} password={password} />
        <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
          {authText.savePassword}
        </Button>
      </AuthForm>
    </AuthLayout>
  )
}
