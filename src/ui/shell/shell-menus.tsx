import {
  ChevronsUpDown,
  Plus,
  Settings,
  Trash2,
  Database,
  Keyboard,
  Languages,
  LogOut,
  Monitor,
  Moon,
  Sun,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { PATTERNS, screenPath } from '../app/routes'
import { useSession, useServices } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { Avatar } from '../design/avatar'
import { MenuButton } from '../design/menu-button'
import type { MenuEntry } from '../design/menu-popup'
import { shellText, THEME_CHOICES, type ThemeChoice } from '../text/shell'
import styles from './shell.module.css'
import { chooseLanguage, chosenLanguage, LANGUAGE_CODES, LANGUAGES, useTheme } from '../app/preferences'
import { useOverlays } from '../app/overlays'
import { useSignOut } from '../app/use-sign-out'
import { MemberAvatar } from '../picture/avatars'

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
    { ...item(shellText.screen.trash, Trash2, () => navigate(screenPath(workspace.slug, 'trash'))), shortcut: 'G X' },
    { ...item(shellText.screen.settings, Settings, () => navigate(screenPath(workspace.slug, 'settings'))), shortcut: 'G S' },
    item(shellText.newWorkspace, Plus, () => navigate(PATTERNS.newWorkspace)),
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

const THEME_ICONS: Readonly<Record<ThemeChoice, LucideIcon>> = { system: Monitor, light: Sun, dark: Moon }

/** Oneself: theme, shortcuts, the developer panel where there is one, and the way out. */
export function UserMenu({ compact }: { readonly compact: boolean }) {
  const { me } = useWorkspace()
  const { developerTools } = useServices()
  const signOut = useSignOut()
  const overlays = useOverlays()
  const [, navigate] = useLocation()
  const [theme, chooseTheme] = useTheme()
  const developer: readonly MenuEntry[] =
    developerTools === null ? [] : [item(shellText.developer, Wrench, () => overlays.show('developer'))]
  const entries: readonly MenuEntry[] = [
    { kind: 'heading', label: shellText.theme },
    ...THEME_CHOICES.map((choice): MenuEntry => {
      const Icon = THEME_ICONS[choice]
      return {
        kind: 'choice',
        label: shellText.themeOf[choice],
        icon: <Icon size={16} aria-hidden="true" />,
        checked: choice === theme,
        staysOpen: true,
        onSelect: () => chooseTheme(choice),
      }
    }),
    { kind: 'separator' },
    { kind: 'heading', label: shellText.language },
    ...languageEntries(),
    { kind: 'separator' },
    { ...item(shellText.shortcuts, Keyboard, () => overlays.show('shortcuts')), shortcut: '?' },
    ...developer,
    item(shellText.backends, Database, () => navigate(PATTERNS.backends)),
    { kind: 'separator' },
    item(shellText.signOut, LogOut, () => void signOut('this-device')),
    item(shellText.signOutEverywhere, LogOut, () => void signOut('everywhere')),
  ]
  return (
    <MenuButton
      side={compact ? 'bottom' : 'top'}
      align={compact ? 'end' : 'start'}
      entries={entries}
      renderTrigger={(props) => (
        <button type="button" className={styles.trigger} aria-label={shellText.userMenu(me.displayName)} {...props}>
          <MemberAvatar memberId={me.id} />
          {compact ? null : <span className={styles.user}>{me.displayName}</span>}
        </button>
      )}
    />
  )
}

function languageEntries(): readonly MenuEntry[] {
  const spoken = chosenLanguage()
  return LANGUAGE_CODES.map((language) => ({
    kind: 'choice',
    label: LANGUAGES[language],
    icon: <Languages size={16} aria-hidden="true" />,
    checked: language === spoken,
    onSelect: () => chooseLanguage(language),
  }))
}

function item(label: string, Icon: LucideIcon, onSelect: () => void) {
  return { kind: 'item', label, icon: <Icon size={16} aria-hidden="true" />, onSelect } as const
}
