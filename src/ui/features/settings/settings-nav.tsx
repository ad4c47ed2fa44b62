import { ChevronRight } from 'lucide-react'
import { settingsPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { NavLink } from '../../app/nav-link'
import { settingsText } from '../../text/settings'
import { sectionsFor } from './settings-sections'
import styles from './settings.module.css'

/** The sections that one may open, by group. */
export function SettingsNav() {
  const { workspace, may } = useWorkspace()
  const sections = sectionsFor(may)
  const groups = [...new Set(sections.map(({ group }) => group))]
  return (
    <nav className={styles.nav} aria-label={settingsText.navigation}>
      {groups.map((group) => (
        <div key={group} role="group" aria-label={settingsText.group(group)}>
          <p className={styles.group} aria-hidden="true">
            {settingsText.group(group)}
          </p>
          <ul>
            {sections
              .filter((section) => section.group === group)
              .map(({ key, icon: Icon, screen }) => (
                <li key={key}>
                  <NavLink
                    href={settingsPath(workspace.slug, key)}
                    className={styles.item}
                    onIntent={() => void screen.preload()}
                  >
                    <Icon size={16} aria-hidden="true" />
                    <span className={styles.label}>{settingsText.section(key)}</span>
                    <ChevronRight size={16} aria-hidden="true" className={styles.onward} />
                  </NavLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
