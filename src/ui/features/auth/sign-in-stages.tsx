import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { PATTERNS } from '../../app/routes'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { authText } from '../../text/auth'
import { AuthForm } from './auth-form'
import { AuthLayout } from './auth-layout'
import styles from './auth-layout.module.css'
import type { SignInModel, SignInState } from './sign-in.model'

export interface SignInStagesProps {
  readonly state: SignInState
  readonly model: SignInModel
  /** The form of the first stage. */
  readonly children: ReactNode
}

/** What follows the form, where it does: the inbox, or a second factor. */
export function SignInStages({ state, model, children }: SignInStagesProps) {
  const [code, setCode] = useState('')
  const { stage } = state
  if (stage.kind === 'form') return children
  if (stage.kind === 'check-inbox') return <CheckInbox text={authText.inbox(stage.email)} />
  return (
    <AuthLayout title={authText.signInTitle}>
      <AuthForm error={state.error} onSubmit={() => void model.verify(code)}>
        <TextField
          label={authText.verify}
          inputMode="numeric"
          autoComplete="one-time-code"
          large
          value={code}
          onValue={setCode}
        />
        <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
          {authText.verifySubmit}
        </Button>
      </AuthForm>
    </AuthLayout>
  )
}

export function CheckInbox({ text }: { readonly text: string }) {
  return (
    <AuthLayout
      title={authText.inboxTitle}
      lead={<span role="status">{text}</span>}
      foot={
        <Link href={PATTERNS.signIn} className={styles.link}>
          {authText.backToSignIn}
        </Link>
      }
    />
  )
}
