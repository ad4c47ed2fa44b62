import { Ellipsis, Search } from 'lucide-react'
import { useWorkspace } from '../app/workspace-context'
import { lazyComponent } from '../design/lazy-component'
import { PopupButton } from '../design/popup-button'
import { shellText } from '../text/shell'
import { NavLink } from '../app/nav-link'
import { useOverlays } from '../app/overlays'
import { IconButton } from '../design/icon-button'
import { preloadScreen } from './screens'
import { HOME, NAV_GROUPS, nameOf, NavCount, pathOf } from './nav-items'
import { ConnectionStatus } from './connection-status'
import { UserMenu, WorkspaceMenu } from './shell-menus'
import styles from './shell.module.css'

const more = lazyComponent(() => import('./shell-menu-popups').then((file) => file.MorePopup))

/** The way around on a narrow screen, within reach of a thumb. */
export function TabBar() {
  const { workspace } = useWorkspace()
  return (
    <nav className={styles.bar} aria-label={shellText.navigation}>
      {[HOME, ...NAV_GROUPS.flatMap(({ items }) => items)]
        .filter(({ isMain }) => isMain)
        .map((item) => (
          <NavLink
            key={item.screen}
            href={pathOf(item, workspace.slug)}
            className={styles.tab}
            isRoot={item === HOME}
            onIntent={() => preloadScreen(item.screen)}
          >
            <item.icon size={20} aria-hidden="true" />
            {nameOf(item)}
            {item.counts === undefined ? null : (
              <span className={styles.badge}>
                <NavCount />
              </span>
            )}
          </NavLink>
        ))}
      <PopupButton
        kind="menu"
        preload={more.preload}
        renderTrigger={(props) => (
          <button type="button" {...props} className={styles.tab}>
            <Ellipsis size={20} aria-hidden="true" />
            {shellText.more}
          </button>
        )}
      >
        {(popup) => <more.Component {...popup} />}
      </PopupButton>
    </nav>
  )
}

/** The head of a narrow screen: which workspace, search, account. */
export function TopBar() {
  const overlays = useOverlays()
  return (
    <header className={styles.topBar}>
      <div className={styles.start}>
        <WorkspaceMenu compact={false} />
      </div>
      <ConnectionStatus compact />
      <IconButton label={shellText.search} icon={<Search size={18} />} onClick={() => overlays.show('palette')} />
      <UserMenu compact />
    </header>
  )
}
