import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { LIMITS } from '../../../domain/model/records/limits'
import { usePorts } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'
import { useSubmission } from '../../app/use-submission'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { useStream } from '../../hooks/use-stream'
import { authText } from '../../text/auth'
import { AuthForm } from './auth-form'
import { AuthLayout } from './auth-layout'
import styles from './auth-layout.module.css'

/** Only after the link in the mail was followed is there a session that may change the password. */
export function ResetPasswordScreen() {
  const { auth } = usePorts()
  const [, navigate] = useLocation()
  const session = useStream(auth, () => auth.session$)
  const [state, submission] = useSubmission()
  const [password, setPassword] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isShort = Array.from(password).length < LIMITS.passwordCharacters
  const save = async () => {
    setWasTried(true)
    if (isShort) return
    const saved = await submission.run(async () => {
      await auth.changePassword(password)
      return true
    })
    if (saved === true) navigate(PATTERNS.home, { replace: true })
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
      <AuthForm error={state.error} onSubmit={() => void save()}>
        <TextField
          label={authText.newPassword}
          type="password"
          autoComplete="new-password"
          large
          value={password}
          onValue={setPassword}
          hint={authText.passwordHint}
          error={wasTried && isShort ? authText.passwordShort : null}
        />
        <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
          {authText.savePassword}
        </Button>
      </AuthForm>
    </AuthLayout>
  )
}
