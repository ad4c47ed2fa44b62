import { useState } from 'react'
import { useSearch } from 'wouter'
import { usePorts } from '../../app/ports-context'
import { PATTERNS, withSearch } from '../../app/routes'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { authText } from '../../text/auth'
import { BackendLine } from '../backend/backend-line'
import { AuthForm, AuthLayout, AuthLink } from '../../app/auth-layout'
import { EmailField, NewPasswordField } from './auth-fields'
import { SignInStages, useSignIn } from './sign-in-stages'
import { useNewPassword } from './use-new-password'

export function SignUpScreen() {
  const { auth } = usePorts()
  const search = useSearch()
  const [state, model] = useSignIn()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const password = useNewPassword()
  const signIn = (
    <p>
      {authText.haveAccount} <AuthLink href={withSearch(PATTERNS.signIn, search)}>{authText.signIn}</AuthLink>
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
            password.attempt()
            return model.signUp({ name, email, password: password.text })
          }}
        >
          <TextField
            label={authText.name}
            autoComplete="name"
            autoFocus
            large
            value={name}
            onValue={setName}
            error={state.fieldErrors.name}
          />
          <EmailField value={email} onValue={setEmail} error={state.fieldErrors.email} />
          <NewPasswordField label={authText.password} password={password} error={state.fieldErrors.password} />
          <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
            {authText.signUp}
          </Button>
        </AuthForm>
      </AuthLayout>
    </SignInStages>
  )
}
