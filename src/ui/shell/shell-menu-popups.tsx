import { Plus, Settings, Database, Keyboard, Languages, LogOut, Monitor, Moon, Sun, Wrench, type LucideIcon } from 'lucide-react'
import { useLocation } from 'wouter'
import { PATTERNS, screenPath } from '../app/routes'
import { useSession, useServices } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { Avatar } from '../design/avatar'
import { MenuPopup, type MenuEntry } from '../design/menu-popup'
import type { PopupState } from '../design/popup-button'
import { NARROW, useMedia } from '../hooks/use-media'
import { shellText, THEME_CHOICES, type ThemeChoice } from '../text/shell'
import { LANGUAGE_CODES } from '../../domain/model/kernel/language'
import { chooseLanguage, chosenLanguage, LANGUAGES, useTheme } from '../app/preferences'
import { useOverlays } from '../app/overlays'
import { usePinnedViews, VIEW_ICONS, viewPath } from './pinned-views'
import { useSignOut } from '../app/use-sign-out'
import { itemsFor, NAV_GROUPS, nameOf, pathOf } from './nav-items'

/** The ways to the other workspaces, and to what is set for this one. */
export function WorkspaceMenuPopup(popup: PopupState) {
  const { workspace } = useWorkspace()
  const { workspaces } = useSession()
  const narrow = useMedia(NARROW)
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
      ...item(shellText.screen.settings, Settings, () => navigate(screenPath(workspace.slug, 'settings'))),
      ...(narrow ? {} : { shortcut: 'G S' }),
    },
    item(shellText.newWorkspace, Plus, () => navigate(PATTERNS.newWorkspace)),
  ]
  return <MenuPopup {...popup} entries={entries} side="bottom" align="start" />
}

/** On a phone: where else one can go. */
export function MorePopup(popup: PopupState) {
  const { workspace, may } = useWorkspace()
  const [, navigate] = useLocation()
  const pinned = usePinnedViews().map((view): MenuEntry => {
    const Icon = VIEW_ICONS[view.collection]
    return {
      kind: 'item',
      label: view.name,
      icon: <Icon size={16} aria-hidden="true" />,
      onSelect: () => navigate(viewPath(workspace.slug, view)),
    }
  })
  const groups = NAV_GROUPS.flatMap(({ name, items }): readonly MenuEntry[] => [
    { kind: 'heading', label: shellText.navGroup[name] },
    ...itemsFor(items, may)
      .filter(({ isMain }) => isMain === undefined)
      .map((each) => item(nameOf(each), each.icon, () => navigate(pathOf(each, workspace.slug)))),
  ])
  const entries = [...(pinned.length === 0 ? [] : [{ kind: 'heading', label: shellText.pinned } as const, ...pinned]), ...groups]
  return <MenuPopup {...popup} entries={entries} side="top" align="end" />
}

const THEME_ICONS: Readonly<Record<ThemeChoice, LucideIcon>> = { system: Monitor, light: Sun, dark: Moon }

/** Oneself: theme, shortcuts, the developer panel where there is one, and the way out. */
export function UserMenuPopup({ compact, ...popup }: PopupState & { readonly compact: boolean }) {
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
    { ...item(shellText.shortcuts, Keyboard, () => overlays.show('shortcuts')), ...(compact ? {} : { shortcut: '?' }) },
    ...developer,
    item(shellText.backends, Database, () => navigate(PATTERNS.backends)),
    { kind: 'separator' },
    item(shellText.signOut, LogOut, () => void signOut('this-device')),
    item(shellText.signOutEverywhere, LogOut, () => void signOut('everywhere')),
  ]
  return <MenuPopup {...popup} entries={entries} side={compact ? 'bottom' : 'top'} align={compact ? 'end' : 'start'} />
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
