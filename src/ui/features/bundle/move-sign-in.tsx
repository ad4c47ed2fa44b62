import { useState } from 'react'
import { Button } from '../../design/button'
import { FieldError } from '../../design/field-error'
import { TextField } from '../../design/text-field'
import { bundleText } from '../../text/bundle'
import styles from './bundle.module.css'
import type { MoveModel, MoveState } from './move.model'

interface MoveSignInProps {
  /** Of the backend. */
  readonly name: string
  readonly state: Extract<MoveState, { readonly status: 'signed-out' }>
  readonly model: MoveModel
}

/** Who one is on the other backend: each has accounts of its own. */
export function MoveSignIn({ name, state, model }: MoveSignInProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(submit) => {
        submit.preventDefault()
        void model.signIn(email, password)
      }}
    >
      <p className={styles.hint}>{bundleText.signIn(name)}</p>
      <TextField label={bundleText.email} type="email" autoComplete="username" value={email} onValue={setEmail} />
      <TextField
        label={bundleText.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
      />
      <FieldError id="move-sign-in-error" message={state.error} />
      <div className={styles.row}>
        <Button onClick={model.stop}>{bundleText.cancel}</Button>
        <Button type="submit" variant="primary" busy={state.isBusy}>
          {bundleText.signInSubmit}
        </Button>
      </div>
    </form>
  )
}
