import { Search } from 'lucide-react'
import { useOverlays } from '../app/overlays'
import { IconButton } from '../design/icon-button'
import { shellText } from '../text/shell'
import { ConnectionStatus } from './connection-status'
import { UserMenu } from './user-menu'
import { WorkspaceMenu } from './workspace-menu'
import styles from './top-bar.module.css'

/** The head of a narrow screen: which workspace, search, account. */
export function TopBar() {
  const overlays = useOverlays()
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <WorkspaceMenu compact={false} />
      </div>
      <ConnectionStatus compact />
      <IconButton label={shellText.search} icon={<Search size={18} />} onClick={() => overlays.show('palette')} />
      <UserMenu compact />
    </header>
  )
}
