import { from } from 'rxjs'
import { useLocation, useParams } from 'wouter'
import { mutationIdOf } from '../../../domain/model/records/meta'
import { usePorts, useRuntime } from '../../app/ports-context'
import { writePreference } from '../../app/preferences'
import { invitePath, PATTERNS, signInPath, signUpPath } from '../../app/routes'
import { useSignOut } from '../../app/use-sign-out'
import { useSubmission } from '../../app/submission'
import { Button, Spinner } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { authText } from '../../text/auth'
import { refusalText } from '../../text/refusal-text'
import { AuthForm, AuthLayout } from '../../app/auth-layout'
import styles from '../../app/auth-layout.module.css'
import { ButtonLink } from '../../app/nav-link'

/** The link in an invitation. Accepting works once and is safe to repeat. */
export function InviteScreen() {
  const { auth, functions } = usePorts()
  const signOut = useSignOut()
  const runtime = useRuntime()
  const { token } = useParams<{ readonly token: string }>()
  const [, navigate] = useLocation()
  const session = useStream(auth, () => auth.session$)
  const [state, submission] = useSubmission()
  const invitation = useStream(token, () => from(functions.readInvitation(token)))
  const user = session.status === 'ready' && session.value.status === 'signed-in' ? session.value.user : null

  const accept = async () => {
    const answer = await submission.run(() =>
      functions.call('accept-invitation', { token }, { mutationId: mutationIdOf(runtime.newId()) }),
    )
    if (answer === null) return
    if (!answer.ok) return submission.refuse(refusalText(answer.refusal))
    writePreference('workspace', answer.value.workspaceId)
    navigate(PATTERNS.home, { replace: true })
  }

  // What it says comes at once with the page: nothing on it moves.
  if (invitation.status === 'pending') return <AuthLayout title={authText.inviteTitle} lead={<Spinner size={18} />} />
  if (invitation.status === 'ready' && invitation.value === null && user === null) {
    return (
      <AuthLayout title={authText.inviteVoid} lead={authText.inviteVoidLead}>
        <div className={styles.form}>
          <ButtonLink href={signInPath()} variant="primary" size="lg">
            {authText.signIn}
          </ButtonLink>
        </div>
      </AuthLayout>
    )
  }
  // Unavailable for now, or void: accepting it says why, and leads who accepted it before to where it led.
  const details = invitation.status === 'ready' ? invitation.value : null
  const title = details === null ? authText.inviteTitle : authText.inviteTo(details.workspaceName)
  const lead = (rest: string) => (details === null ? rest : `${authText.invitedBy(details.invitedBy)} ${rest}`)
  if (user === null) {
    return (
      <AuthLayout title={title} lead={lead(authText.inviteSignedOut)}>
        <div className={styles.form}>
          <ButtonLink href={signInPath(invitePath(token))} variant="primary" size="lg">
            {authText.signIn}
          </ButtonLink>
          <ButtonLink href={signUpPath(invitePath(token))} size="lg">
            {authText.signUp}
          </ButtonLink>
        </div>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title={title}
      lead={details === null ? authText.inviteLead : authText.invitedBy(details.invitedBy)}
      foot={<p>{user.email}</p>}
    >
      <AuthForm error={state.error} onSubmit={accept}>
        <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
          {authText.accept}
        </Button>
        <Button size="lg" variant="quiet" onClick={() => void signOut('this-device')}>
          {authText.notYou}
        </Button>
      </AuthForm>
    </AuthLayout>
  )
}
