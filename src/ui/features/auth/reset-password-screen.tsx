import { Link, useLocation } from 'wouter'
import { usePorts } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'
import { Button } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { authText } from '../../text/auth'
import { AuthForm, AuthLayout } from '../../app/auth-layout'
import styles from '../../app/auth-layout.module.css'
import { NewPasswordField } from './auth-fields'
import { usePasswordChange } from './use-new-password'

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
        foot={
          <Link href={PATTERNS.forgotPassword} className={styles.link}>
            {authText.forgot}
          </Link>
        }
      />
    )
  }
  return (
    <AuthLayout title={authText.resetTitle}>
      <AuthForm error={state.error} onSubmit={() => void submit()}>
        <NewPasswordField label={authText.newPassword} password={password} />
        <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
          {authText.savePassword}
        </Button>
      </AuthForm>
    </AuthLayout>
  )
}
