import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../design/lazy-part'
import { useServices, usePorts } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'
import { authText } from '../../text/auth'
import { AuthLayout, AuthLink } from '../../app/auth-layout'
import { CodeForm } from './auth-fields'
import { keepReturnPath } from './return-path'
import { type SignInModel, type SignInState, signInModel } from './sign-in.model'
import { useStream } from '../../hooks/use-stream'

export interface SignInStagesProps {
  readonly state: SignInState
  readonly model: SignInModel
  /** The form of the first stage. */
  readonly children: ReactNode
}

/** What follows the form, where it does: the inbox, or a second factor. */
export function SignInStages({ state, model, children }: SignInStagesProps) {
  const { stage, error, isBusy } = state
  if (stage.kind === 'form') return children
  const form = (label: string) => (
    <CodeForm label={label} error={error} isBusy={isBusy} onCode={(code) => void model.verify(code)} />
  )
  if (stage.kind === 'verify') return <AuthLayout title={authText.signInTitle}>{form(authText.verify)}</AuthLayout>
  const { email, challengeId } = stage
  if (challengeId === null) return <CheckInbox text={authText.inbox(email)} email={email} />
  return (
    <CheckInbox text={authText.inboxWithCode(email)} email={email}>
      {form(authText.mailCode)}
    </CheckInbox>
  )
}

// Only where no mail is sent.
const LocalMail = lazyPart(() => import('./local-mail').then((file) => file.LocalMail))

export interface CheckInboxProps {
  readonly text: string
  /** To whom the mail is. */
  readonly email: string
  readonly children?: ReactNode
}

export function CheckInbox({ text, email, children }: CheckInboxProps) {
  const { mailbox, ports } = useServices()
  const foot = <AuthLink href={PATTERNS.signIn}>{authText.backToSignIn}</AuthLink>
  if (!ports.auth.capabilities.mail && mailbox !== null) {
    return <LocalMail mailbox={mailbox} email={email} foot={foot} />
  }
  return (
    <AuthLayout title={authText.inboxTitle} lead={<span role="status">{text}</span>} foot={foot}>
      {children}
    </AuthLayout>
  )
}

const START: SignInState = { isBusy: false, error: null, fieldErrors: {}, stage: { kind: 'form' } }

export function useSignIn(): readonly [SignInState, SignInModel] {
  const { auth } = usePorts()
  const [model] = useState(() => signInModel(auth, () => keepReturnPath(location.search)))
  const state = useStream(model, () => model.state$)
  return [state.status === 'ready' ? state.value : START, model]
}
