import { TextField } from '../../design/text-field'
import { authText } from '../../text/auth'
import type { NewPassword } from './use-new-password'
import { useState } from 'react'
import { Button } from '../../design/button'
import { AuthForm } from '../../app/auth-layout'

interface EmailFieldProps {
  readonly value: string
  readonly onValue: (email: string) => void
  readonly error: string | undefined
  readonly autoFocus?: boolean
}

/** The address of an account, which password managers know as its name. */
export function EmailField(props: EmailFieldProps) {
  return <TextField label={authText.email} type="email" autoComplete="username" large {...props} />
}

interface NewPasswordFieldProps {
  readonly label: string
  readonly password: NewPassword
  /** What was wrong with it when it was sent. */
  readonly error?: string | undefined
}

export function NewPasswordField({ label, password, error }: NewPasswordFieldProps) {
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      large
      value={password.text}
      onValue={password.type}
      hint={authText.passwordHint}
      error={password.problem ?? error}
    />
  )
}

export interface CodeFormProps {
  readonly label: string
  readonly error: string | null
  readonly isBusy: boolean
  readonly onCode: (code: string) => void
}

/** A code from a mail or from an app, typed or filled in by the browser. */
export function CodeForm({ label, error, isBusy, onCode }: CodeFormProps) {
  const [code, setCode] = useState('')
  return (
    <AuthForm
      error={error}
      onSubmit={() => {
        if (code.trim() !== '') onCode(code)
      }}
    >
      <TextField label={label} inputMode="numeric" autoComplete="one-time-code" large value={code} onValue={setCode} />
      <Button type="submit" variant="primary" size="lg" busy={isBusy}>
        {authText.verifySubmit}
      </Button>
    </AuthForm>
  )
}
