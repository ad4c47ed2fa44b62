import { useState } from 'react'
import { Link } from 'wouter'
import { usePorts } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'
import { useSubmission } from '../../app/submission'
import { Button } from '../../design/button'
import { authText } from '../../text/auth'
import { AuthForm, AuthLayout } from '../../app/auth-layout'
import styles from '../../app/auth-layout.module.css'
import { EmailField } from './auth-fields'
import { CheckInbox } from './sign-in-stages'

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
      foot={
        <Link href={PATTERNS.signIn} className={styles.link}>
          {authText.backToSignIn}
        </Link>
      }
    >
      <AuthForm error={state.error} onSubmit={() => void send()}>
        <EmailField value={email} onValue={setEmail} error={state.fieldErrors.email} />
        <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
          {authText.sendReset}
        </Button>
      </AuthForm>
    </AuthLayout>
  )
}
