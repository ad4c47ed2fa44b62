import { useServices } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'
import { useStream } from '../../hooks/use-stream'
import { backendText } from '../../text/workspaces'
import styles from '../../app/auth-layout.module.css'
import { AuthLink } from '../../app/auth-layout'

/** Where an account made or used here is, and the way to another place. */
export function BackendLine() {
  const { backends } = useServices()
  const known = useStream(backends, () => backends.known$)
  const current = known.status === 'ready' ? known.value.find(({ isCurrent }) => isCurrent) : undefined
  if (current === undefined) return null
  return (
    <p className={styles.fine}>
      {current.isOnDevice ? backendText.onThisBrowser : backendText.on(current.name)}{' '}
      <AuthLink href={PATTERNS.backends}>{backendText.change}</AuthLink>
    </p>
  )
}
