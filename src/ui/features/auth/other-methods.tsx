import type { SignIn } from '../../../domain/model/session/session'
import type { AuthPort } from '../../../ports/auth.port'
import { Button } from '../../design/button'
import { authText } from '../../text/auth'
import styles from '../../app/auth-layout.module.css'
import { callbackUrl } from './sign-in.model'

export interface OtherMethodsProps {
  readonly auth: AuthPort
  readonly email: string
  readonly isBusy: boolean
  readonly onSignIn: (how: SignIn) => void
}

/** The ways in besides the first one, as far as the backend offers them. */
export function OtherMethods({ auth, email, isBusy, onSignIn }: OtherMethodsProps) {
  const { methods, oauthProviders } = auth.capabilities
  const hasLink = methods.has('password') && methods.has('magic-link')
  const providers = methods.has('oauth') ? oauthProviders : []
  if (!hasLink && providers.length === 0) return null
  return (
    <>
      <div className={styles.or}>{authText.or}</div>
      {hasLink ? (
        <Button size="lg" disabled={isBusy} onClick={() => onSignIn({ method: 'magic-link', email })}>
          {authText.sendLink}
        </Button>
      ) : null}
      {providers.map((provider) => (
        <Button
          key={provider}
          size="lg"
          disabled={isBusy}
          onClick={() => onSignIn({ method: 'oauth', provider, returnTo: callbackUrl() })}
        >
          {authText.with(provider)}
        </Button>
      ))}
    </>
  )
}
