import {
  Activity,
  Building2,
  ChartColumn,
  Download,
  Handshake,
  HeartPulse,
  House,
  Import,
  Inbox,
  ListChecks,
  Merge,
  Paperclip,
  Trash2,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { type NavGroupName, type WorkspaceScreen, shellText } from '../text/shell'
import { screenPath } from '../app/routes'
import { useUnread } from '../app/use-title'
import type { WorkspaceView } from '../app/workspace-context'
import styles from './shell.module.css'

export interface NavItem {
  readonly screen: WorkspaceScreen
  readonly icon: LucideIcon
  readonly keys?: string
  /** Within reach of a thumb on a phone; the others are behind its "More". */
  readonly isMain?: true
  /** How many wait there is said beside its name. */
  readonly counts?: true
  /** Shown to those only who may do what it is for. */
  readonly needs?: 'import' | 'export-everything'
  /** Where it lies within the screen, and its own name there. */
  readonly part?: 'data'
}

interface NavGroup {
  readonly name: NavGroupName
  readonly items: readonly NavItem[]
}

export const HOME: NavItem = { screen: 'overview', icon: House, keys: 'G H', isMain: true }

export const NAV_GROUPS: readonly NavGroup[] = [
  {
    name: 'records',
    items: [
      { screen: 'people', icon: UsersRound, keys: 'G P', isMain: true },
      { screen: 'companies', icon: Building2, keys: 'G O' },
      { screen: 'deals', icon: Handshake, keys: 'G D', isMain: true },
    ],
  },
  {
    name: 'work',
    items: [
      { screen: 'inbox', icon: Inbox, keys: 'G N', isMain: true, counts: true },
      { screen: 'tasks', icon: ListChecks, keys: 'G T', isMain: true },
      { screen: 'files', icon: Paperclip, keys: 'G F' },
      { screen: 'activity', icon: Activity, keys: 'G A' },
    ],
  },
  {
    name: 'insight',
    items: [
      { screen: 'reports', icon: ChartColumn, keys: 'G R' },
      { screen: 'health', icon: HeartPulse, keys: 'G V' },
    ],
  },
  {
    name: 'tools',
    items: [
      { screen: 'duplicates', icon: Merge, keys: 'G U' },
      { screen: 'import', icon: Import, keys: 'G I', needs: 'import' },
      { screen: 'settings', part: 'data', icon: Download, needs: 'export-everything' },
      { screen: 'trash', icon: Trash2, keys: 'G X' },
    ],
  },
]

/** All of them that somebody gets to see, and whether they may is asked of `may`. */
export function itemsFor(items: readonly NavItem[], may: WorkspaceView['may']): readonly NavItem[] {
  return items.filter(({ needs }) => needs === undefined || may(needs))
}

export function nameOf({ screen, part }: NavItem): string {
  return part === undefined ? shellText.screen[screen] : shellText.export
}

/** @param workspace its slug */
export function pathOf({ screen, part }: NavItem, workspace: string): string {
  const path = screenPath(workspace, screen)
  return part === undefined ? path : `${path}/${part}`
}

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
