import { useState } from 'react'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { authText } from '../../text/auth'
import { AuthForm } from '../../app/auth-layout'

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
