import { PanelLeft, Search, Settings } from 'lucide-react'
import { useOverlays } from '../app/overlays'
import { usePreference } from '../app/preferences'
import { useWorkspace } from '../app/workspace-context'
import { IconButton } from '../design/icon-button'
import { Kbd } from '../design/kbd'
import { lazyPart } from '../design/lazy-part'
import { useHotkeys } from '../hooks/hotkeys'
import { modKey } from '../hooks/keys'
import { shellText } from '../text/shell'
import { ConnectionStatus } from './connection-status'
import { HOME, NAV_GROUPS, type NavItem } from './nav-items'
import { NavGroup, NavLine } from './nav-group'
import { UserMenu, WorkspaceMenu } from './shell-menus'
import styles from './sidebar.module.css'

const PinnedViews = lazyPart(() => import('./pinned-views').then((file) => file.PinnedViews))

const SETTINGS: NavItem = { screen: 'settings', icon: Settings, keys: 'G S' }

/** The way around on a wide screen; folds to a rail of icons. */
export function Sidebar() {
  const overlays = useOverlays()
  const [choice, choose] = usePreference('sidebar')
  const [pins] = usePreference(`pins.${useWorkspace().workspace.id}`)
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
      <div className={styles.groups}>
        <NavLine item={HOME} />
        {pins === null || pins === '' ? null : <PinnedViews />}
        {NAV_GROUPS.map((group) => (
          <NavGroup key={group.name} {...group} isRail={isRail} />
        ))}
      </div>
      <div className={styles.foot}>
        {isRail ? <IconButton label={toggleLabel} shortcut="[" icon={<PanelLeft size={16} />} onClick={toggle} /> : null}
        <NavLine item={SETTINGS} />
        <ConnectionStatus compact={isRail} />
        <UserMenu compact={isRail} />
      </div>
    </nav>
  )
}
