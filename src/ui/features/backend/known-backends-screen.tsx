import { Link } from 'wouter'
import { useServices } from '../../app/ports-context'
import { PATTERNS } from '../../app/routes'
import { backendText } from '../../text/workspaces'
import styles from '../../app/auth-layout.module.css'
import { BackendsScreen } from './backends-screen'

/** The backends, from within the app. */
export function KnownBackendsScreen() {
  const { backends } = useServices()
  return (
    <BackendsScreen
      backends={backends}
      foot={
        <Link href={PATTERNS.home} className={styles.link}>
          {backendText.back}
        </Link>
      }
    />
  )
}
