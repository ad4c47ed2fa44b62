import { ChevronRight, Plus } from 'lucide-react'
import { Link } from 'wouter'
import { PATTERNS, screenPath } from '../../app/routes'
import { useSession } from '../../app/session-context'
import { useTitle } from '../../app/use-title'
import { Avatar } from '../../design/avatar'
import buttonStyles from '../../design/button.module.css'
import { classNames } from '../../design/class-names'
import { workspacesText } from '../../text/workspaces'
import { AccountLine } from './account-line'
import { DeletedWorkspaces } from './deleted-workspaces'
import styles from './workspaces.module.css'

export function WorkspacesScreen() {
  useTitle(workspacesText.chooseTitle)
  const { workspaces } = useSession()
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <header>
          <h1 className={styles.title}>{workspacesText.chooseTitle}</h1>
          <p className={styles.lead}>{workspaces.length === 0 ? workspacesText.noneLead : workspacesText.chooseLead}</p>
        </header>
        <ul className={styles.list}>
          {workspaces.map((workspace) => (
            <li key={workspace.id}>
              <Link href={screenPath(workspace.slug, 'people')} className={styles.workspace}>
                <Avatar name={workspace.name} shape="square" size="md" />
                <span className={styles.workspaceName}>{workspace.name}</span>
                <ChevronRight size={16} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
        <Link href={PATTERNS.newWorkspace} className={classNames(buttonStyles.button, buttonStyles.lg, buttonStyles.secondary)}>
          <Plus size={16} aria-hidden="true" />
          {workspacesText.create}
        </Link>
        <Link href={PATTERNS.restore} className={styles.link}>
          {workspacesText.restoreBundle}
        </Link>
        <DeletedWorkspaces />
        <AccountLine />
      </div>
    </main>
  )
}
