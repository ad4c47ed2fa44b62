import { Ellipsis, Search } from 'lucide-react'
import { useLocation } from 'wouter'
import { screenPath } from '../app/routes'
import { useWorkspace } from '../app/workspace-context'
import { MenuButton } from '../design/menu-button'
import { shellText } from '../text/shell'
import { NavLink } from '../app/nav-link'
import { useOverlays } from '../app/overlays'
import { IconButton } from '../design/icon-button'
import { preloadScreen } from './screens'
import { NavCount, NAV_ITEMS } from './nav-items'
import { ConnectionStatus } from './connection-status'
import { UserMenu, WorkspaceMenu } from './shell-menus'
import styles from './shell.module.css'

/** The way around on a narrow screen, within reach of a thumb. */
export function TabBar() {
  const { workspace, may } = useWorkspace()
  const [, navigate] = useLocation()
  return (
    <nav className={styles.bar} aria-label={shellText.navigation}>
      {NAV_ITEMS.filter(({ isMain }) => isMain).map(({ screen, icon: Icon, counts }) => (
        <NavLink
          key={screen}
          href={screenPath(workspace.slug, screen)}
          className={styles.tab}
          isRoot={screen === 'overview'}
          onIntent={() => preloadScreen(screen)}
        >
          <Icon size={20} aria-hidden="true" />
          {shellText.screen[screen]}
          {counts === undefined ? null : (
            <span className={styles.badge}>
              <NavCount />
            </span>
          )}
        </NavLink>
      ))}
      <MenuButton
        side="top"
        align="end"
        entries={NAV_ITEMS.filter(({ isMain, needs }) => isMain === undefined && (needs === undefined || may(needs))).map(
          ({ screen, icon: Icon }) => ({
            kind: 'item',
            label: shellText.screen[screen],
            icon: <Icon size={16} />,
            onSelect: () => navigate(screenPath(workspace.slug, screen)),
          }),
        )}
        renderTrigger={(props) => (
          <button type="button" {...props} className={styles.tab}>
            <Ellipsis size={20} aria-hidden="true" />
            {shellText.more}
          </button>
        )}
      />
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
