import { useSession } from '../../app/session-context'
import { useSignOut } from '../../app/use-sign-out'
import { workspacesText } from '../../text/workspaces'
import styles from './workspaces.module.css'

/** Who is signed in here, and the way out. */
export function AccountLine() {
  const signOut = useSignOut()
  const { user } = useSession()
  return (
    <p className={styles.account}>
      {workspacesText.signedInAs(user.email)}
      <button type="button" className={styles.link} onClick={() => void signOut('this-device')}>
        {workspacesText.signOut}
      </button>
    </p>
  )
}
