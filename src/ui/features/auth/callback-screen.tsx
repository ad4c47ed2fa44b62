import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { usePorts } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'
import { Spinner } from '../../design/spinner'
import { authText } from '../../text/auth'
import { errorText } from '../../text/error-text'
import { AuthLayout } from './auth-layout'
import styles from './auth-layout.module.css'
import { callback$ } from './callback.model'
import { useStream } from '../../hooks/use-stream'

/** Where links in mails and OAuth providers lead back to. */
export function CallbackScreen() {
  const { auth } = usePorts()
  const [url] = useState(() => new URL(location.href))
  const [, navigate] = useLocation()
  const result = useStream(url, () => callback$(auth, url))
  const target = result.status === 'ready' ? result.value : null
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true })
  }, [target, navigate])
  if (result.status === 'failed' || (result.status === 'ready' && target === null)) {
    return (
      <AuthLayout
        title={authText.badLinkTitle}
        lead={
          result.status === 'failed' && result.error.code !== 'auth/bad-credentials' ? errorText(result.error) : authText.badLink
        }
        foot={
          <Link href={PATTERNS.signIn} className={styles.link}>
            {authText.backToSignIn}
          </Link>
        }
      />
    )
  }
  return <AuthLayout title={authText.callbackTitle} lead={<Spinner size={18} />} />
}
