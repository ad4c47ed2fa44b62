import { ChevronDown } from 'lucide-react'
import { NavLink } from '../app/nav-link'
import { usePreference } from '../app/preferences'
import { useWorkspace } from '../app/workspace-context'
import { type NavGroupName, shellText } from '../text/shell'
import { HOME, itemsFor, nameOf, NavCount, pathOf, type NavItem } from './nav-items'
import { preloadScreen } from './screens'
import styles from './sidebar.module.css'

interface NavGroupProps {
  readonly name: NavGroupName
  readonly items: readonly NavItem[]
  /** Icons alone: there is no heading to open it again by, so that all of it is shown. */
  readonly isRail: boolean
}

/** Places that belong together, below a quiet heading that folds them away. */
export function NavGroup({ name, items, isRail }: NavGroupProps) {
  const { may } = useWorkspace()
  const [choice, choose] = usePreference(`nav.${name}`)
  const isOpen = isRail || choice !== 'closed'
  return (
    <div className={styles.group}>
      {isRail ? null : (
        <button
          type="button"
          className={styles.heading}
          aria-expanded={isOpen}
          onClick={() => choose(isOpen ? 'closed' : 'open')}
        >
          {shellText.navGroup[name]}
          <ChevronDown size={12} aria-hidden="true" />
        </button>
      )}
      {isOpen ? (
        <ul className={styles.list} aria-label={shellText.navGroup[name]}>
          {itemsFor(items, may).map((item) => (
            <li key={nameOf(item)}>
              <NavLine item={item} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** One place to go to. */
export function NavLine({ item }: { readonly item: NavItem }) {
  const { workspace } = useWorkspace()
  const { screen, icon: Icon, keys, counts } = item
  const name = nameOf(item)
  return (
    <NavLink
      href={pathOf(item, workspace.slug)}
      className={styles.item}
      title={keys === undefined ? name : `${name} (${keys})`}
      isRoot={item === HOME}
      onIntent={() => preloadScreen(screen)}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={styles.label}>{name}</span>
      {counts === undefined ? null : <NavCount />}
    </NavLink>
  )
}
