import { PanelLeft, Search, Settings } from 'lucide-react'
import { useOverlays } from '../app/overlays'
import { usePreference } from '../app/preferences'
import { screenPath } from '../app/routes'
import { preloadScreen } from './screens'
import { useWorkspace } from '../app/workspace-context'
import { IconButton } from '../design/icon-button'
import { Kbd } from '../design/kbd'
import { useHotkeys } from '../hooks/hotkeys'
import { shellText } from '../text/shell'
import { ConnectionStatus } from './connection-status'
import { modKey } from '../hooks/keys'
import { NavCount, NAV_ITEMS } from './nav-items'
import { NavLink } from '../app/nav-link'
import { UserMenu, WorkspaceMenu } from './shell-menus'
import styles from './sidebar.module.css'

/** The way around on a wide screen; folds to a rail of icons. */
export function Sidebar() {
  const { workspace, may } = useWorkspace()
  const overlays = useOverlays()
  const [choice, choose] = usePreference('sidebar')
  const isRail = choice === 'rail'
  const toggle = () => choose(isRail ? 'full' : 'rail')
  const toggleLabel = isRail ? shellText.expand : shellText.collapse
  useHotkeys([{ keys: '[', label: toggleLabel, group: shellText.groupGeneral, run: toggle }])

  return (
    <nav className={styles.sidebar} data-rail={isRail || undefined} aria-label={shellText.navigation}>
      <div className={styles.head}>
        <WorkspaceMenu compact={isRail} />
        {isRail ? null : (
          <IconButton label={toggleLabel} shortcut="[" icon={<PanelLeft size={16} />} size="sm" onClick={toggle} />
        )}
      </div>
      <button type="button" className={styles.search} onClick={() => overlays.show('palette')} title={shellText.search}>
        <Search size={16} aria-hidden="true" />
        <span className={styles.label}>{shellText.searchShort}</span>
        <span className={styles.keys} aria-hidden="true">
          <Kbd>{modKey()}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      <ul className={styles.list}>
        {NAV_ITEMS.filter(({ needs }) => needs === undefined || may(needs)).map(({ screen, icon: Icon, keys, counts }) => (
          <li key={screen}>
            <NavLink
              href={screenPath(workspace.slug, screen)}
              className={styles.item}
              title={`${shellText.screen[screen]} (${keys})`}
              isRoot={screen === 'overview'}
              onIntent={() => preloadScreen(screen)}
            >
              <Icon size={16} aria-hidden="true" />
              <span className={styles.label}>{shellText.screen[screen]}</span>
              {counts === undefined ? null : <NavCount />}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {isRail ? <IconButton label={toggleLabel} shortcut="[" icon={<PanelLeft size={16} />} onClick={toggle} /> : null}
        <NavLink
          href={screenPath(workspace.slug, 'settings')}
          className={styles.item}
          title={`${shellText.screen.settings} (G S)`}
          onIntent={() => preloadScreen('settings')}
        >
          <Settings size={16} aria-hidden="true" />
          <span className={styles.label}>{shellText.screen.settings}</span>
        </NavLink>
        <ConnectionStatus compact={isRail} />
        <UserMenu compact={isRail} />
      </div>
    </nav>
  )
}
