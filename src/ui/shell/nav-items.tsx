import {
  Activity,
  Building2,
  ChartColumn,
  Handshake,
  HeartPulse,
  House,
  Import,
  Inbox,
  ListChecks,
  Merge,
  Paperclip,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { type WorkspaceScreen, shellText } from '../text/shell'
import { useUnread } from '../app/use-title'
import styles from './shell.module.css'

interface NavItem {
  readonly screen: WorkspaceScreen
  readonly icon: LucideIcon
  readonly keys: string
  /** Within reach of a thumb on a phone; the others are behind its "More". */
  readonly isMain?: true
  /** How many wait there is said beside its name. */
  readonly counts?: 'unread'
  /** Shown to those only who may do what it is for. */
  readonly needs?: 'import'
}

export const NAV_ITEMS: readonly NavItem[] = [
  { screen: 'overview', icon: House, keys: 'G H', isMain: true },
  { screen: 'people', icon: UsersRound, keys: 'G P', isMain: true },
  { screen: 'companies', icon: Building2, keys: 'G O' },
  { screen: 'deals', icon: Handshake, keys: 'G D', isMain: true },
  { screen: 'inbox', icon: Inbox, keys: 'G N', isMain: true, counts: 'unread' },
  { screen: 'tasks', icon: ListChecks, keys: 'G T', isMain: true },
  { screen: 'files', icon: Paperclip, keys: 'G F' },
  { screen: 'activity', icon: Activity, keys: 'G A' },
  { screen: 'reports', icon: ChartColumn, keys: 'G R' },
  { screen: 'health', icon: HeartPulse, keys: 'G V' },
  { screen: 'duplicates', icon: Merge, keys: 'G U' },
  { screen: 'import', icon: Import, keys: 'G I', needs: 'import' },
]

const MOST = 99

/** How many notifications wait; nothing where none do. */
export function NavCount() {
  const count = useUnread()
  if (count === 0) return null
  return (
    <span className={styles.count} aria-label={shellText.waiting(count)}>
      {count > MOST ? `${MOST}+` : count}
    </span>
  )
}
