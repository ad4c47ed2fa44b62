import { TextField } from '../../design/text-field'
import { authText } from '../../text/auth'

export interface EmailFieldProps {
  readonly value: string
  readonly onValue: (email: string) => void
  readonly error: string | undefined
}

/** The address of an account, which password managers know as its name. */
export function EmailField(props: EmailFieldProps) {
  return <TextField label={authText.email} type="email" autoComplete="username" large {...props} />
}
