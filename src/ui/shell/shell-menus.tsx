import { ChevronsUpDown } from 'lucide-react'
import { useWorkspace } from '../app/workspace-context'
import { Avatar } from '../design/avatar'
import { lazyComponent } from '../design/lazy-component'
import { PopupButton } from '../design/popup-button'
import { MemberAvatar } from '../picture/avatars'
import { shellText } from '../text/shell'
import styles from './shell.module.css'

const workspaceMenu = lazyComponent(() => import('./shell-menu-popups').then((file) => file.WorkspaceMenuPopup))
const userMenu = lazyComponent(() => import('./shell-menu-popups').then((file) => file.UserMenuPopup))

/** Which workspace this is, and the way to the others. */
export function WorkspaceMenu({ compact }: { readonly compact: boolean }) {
  const { workspace } = useWorkspace()
  return (
    <PopupButton
      kind="menu"
      preload={workspaceMenu.preload}
      renderTrigger={(props) => (
        <button type="button" className={styles.trigger} aria-label={shellText.workspaceMenu(workspace.name)} {...props}>
          <Avatar name={workspace.name} shape="square" />
          {compact ? null : (
            <>
              <span className={styles.name}>{workspace.name}</span>
              <ChevronsUpDown size={14} aria-hidden="true" className={styles.hint} />
            </>
          )}
        </button>
      )}
    >
      {(popup) => <workspaceMenu.Component {...popup} />}
    </PopupButton>
  )
}

/** Oneself: theme, shortcuts, the developer panel where there is one, and the way out. */
export function UserMenu({ compact }: { readonly compact: boolean }) {
  const { me } = useWorkspace()
  return (
    <PopupButton
      kind="menu"
      preload={userMenu.preload}
      renderTrigger={(props) => (
        <button type="button" className={styles.trigger} aria-label={shellText.userMenu(me.displayName)} {...props}>
          <MemberAvatar memberId={me.id} />
          {compact ? null : <span className={styles.user}>{me.displayName}</span>}
        </button>
      )}
    >
      {(popup) => <userMenu.Component {...popup} compact={compact} />}
    </PopupButton>
  )
}
