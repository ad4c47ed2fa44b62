import { preloadScreen } from '../app/preload-screen'
import { screenPath } from '../app/routes'
import { useWorkspace } from '../app/workspace-context'
import { shellText } from '../text/shell'
import { NAV_ITEMS } from './nav-items'
import { NavLink } from './nav-link'
import styles from './tab-bar.module.css'

/** The way around on a narrow screen, within reach of a thumb. */
export function TabBar() {
  const { workspace } = useWorkspace()
  return (
    <nav className={styles.bar} aria-label={shellText.navigation}>
      {NAV_ITEMS.map(({ screen, icon: Icon }) => (
        <NavLink
          key={screen}
          href={screenPath(workspace.slug, screen)}
          className={styles.tab}
          onIntent={() => preloadScreen(screen)}
        >
          <Icon size={20} aria-hidden="true" />
          {shellText.screen(screen)}
        </NavLink>
      ))}
    </nav>
  )
}
