import { Database, Keyboard, Languages, LogOut, Monitor, Moon, Sun, Wrench, type LucideIcon } from 'lucide-react'
import { useLocation } from 'wouter'
import { chooseLanguage, chosenLanguage, LANGUAGE_CODES, LANGUAGES } from '../app/language'
import { useOverlays } from '../app/overlays'
import { useServices } from '../app/ports-context'
import { PATTERNS } from '../app/routes'
import { useTheme } from '../app/theme'
import { THEME_CHOICES, type ThemeChoice, shellText } from '../text/shell'
import { useSignOut } from '../app/use-sign-out'
import { useWorkspace } from '../app/workspace-context'
import { MemberAvatar } from '../picture/avatars'
import { MenuButton } from '../design/menu-button'
import type { MenuEntry } from '../design/menu-entry'
import styles from './shell-menu.module.css'

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
