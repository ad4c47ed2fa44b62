import { ChevronsUpDown, Plus, Settings, Trash2 } from 'lucide-react'
import { useLocation } from 'wouter'
import { PATTERNS, screenPath } from '../app/routes'
import { useSession } from '../app/session-context'
import { useWorkspace } from '../app/workspace-context'
import { Avatar } from '../design/avatar'
import { MenuButton } from '../design/menu-button'
import type { MenuEntry } from '../design/menu-entry'
import { shellText } from '../text/shell'
import styles from './shell-menu.module.css'

/** Which workspace this is, and the way to the others. */
export function WorkspaceMenu({ compact }: { readonly compact: boolean }) {
  const { workspace } = useWorkspace()
  const { workspaces } = useSession()
  const [, navigate] = useLocation()
  const entries: readonly MenuEntry[] = [
    { kind: 'heading', label: shellText.otherWorkspaces },
    ...workspaces.map((each): MenuEntry => ({
      kind: 'choice',
      label: each.name,
      icon: <Avatar name={each.name} shape="square" />,
      checked: each.id === workspace.id,
      onSelect: () => navigate(screenPath(each.slug, 'people')),
    })),
    { kind: 'separator' },
    {
      kind: 'item',
      label: shellText.screen['trash'],
      icon: <Trash2 size={16} aria-hidden="true" />,
      shortcut: 'G X',
      onSelect: () => navigate(screenPath(workspace.slug, 'trash')),
    },
    {
      kind: 'item',
      label: shellText.screen['settings'],
      icon: <Settings size={16} aria-hidden="true" />,
      shortcut: 'G S',
      onSelect: () => navigate(screenPath(workspace.slug, 'settings')),
    },
    {
      kind: 'item',
      label: shellText.newWorkspace,
      icon: <Plus size={16} aria-hidden="true" />,
      onSelect: () => navigate(PATTERNS.newWorkspace),
    },
  ]
  return (
    <MenuButton
      entries={entries}
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
    />
  )
}
