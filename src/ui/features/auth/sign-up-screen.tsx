import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { LIMITS } from '../../../domain/model/records/limits'
import { usePorts } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { authText } from '../../text/auth'
import { BackendLine } from '../backend/backend-line'
import { AuthForm } from './auth-form'
import { AuthLayout } from './auth-layout'
import styles from './auth-layout.module.css'
import { SignInStages } from './sign-in-stages'
import { useSignIn } from './use-sign-in'

export function SignUpScreen() {
  const { auth } = usePorts()
  const search = useSearch()
  const [state, model] = useSignIn()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isShort = Array.from(password).length < LIMITS.passwordCharacters
  const signIn = (
    <p>
      {authText.haveAccount}{' '}
      <Link href={search === '' ? PATTERNS.signIn : `${PATTERNS.signIn}?${search}`} className={styles.link}>
        {authText.signIn}
      </Link>
    </p>
  )
  if (!auth.capabilities.signUp) return <AuthLayout title={authText.signUpTitle} lead={authText.signUpClosed} foot={signIn} />

  return (
    <SignInStages state={state} model={model}>
      <AuthLayout
        title={authText.signUpTitle}
        lead={authText.signUpLead}
        foot={
          <>
            {signIn}
            <BackendLine />
          </>
        }
      >
        <AuthForm
          error={state.error}
          onSubmit={() => {
            setWasTried(true)
            if (!isShort) void model.signUp({ name, email, password })
          }}
        >
          <TextField
            label={authText.name}
            autoComplete="name"
            large
            value={name}
            onValue={setName}
            error={state.fieldErrors.name}
          />
          <TextField
            label={authText.email}
            type="email"
            autoComplete="username"
            large
            value={email}
            onValue={setEmail}
            error={state.fieldErrors.email}
          />
          <TextField
            label={authText.password}
            type="password"
            autoComplete="new-password"
            large
            value={password}
            onValue={setPassword}
            hint={authText.passwordHint}
            error={wasTried && isShort ? authText.passwordShort : state.fieldErrors.password}
          />
          <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
            {authText.signUp}
          </Button>
        </AuthForm>
      </AuthLayout>
    </SignInStages>
  )
}
