import { TextField } from '../../design/text-field'
import { authText } from '../../text/auth'
import type { NewPassword } from './use-new-password'

interface EmailFieldProps {
  readonly value: string
  readonly onValue: (email: string) => void
  readonly error: string | undefined
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
