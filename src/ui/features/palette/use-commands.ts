import { useLocation } from 'wouter'
import { useServices } from '../../app/ports-context'
import { useOverlays } from '../../app/overlays'
import { settingsPath } from '../../app/routes'
import { useTheme } from '../../app/preferences'
import { THEME_CHOICES, shellText } from '../../text/shell'
import { useSignOut } from '../../app/use-sign-out'
import { useWorkspace } from '../../app/workspace-context'
import { type Hotkey, useActiveHotkeys } from '../../hooks/hotkeys'
import { paletteText } from '../../text/palette'
import { settingsText } from '../../text/settings'
import { sectionsFor } from '../settings/settings-sections'
import type { Command } from '../../search/search-lines'

/** Keys that only make sense while the hand is on them: in the list they would do nothing one could see. */
const BOUND_TO_FOCUS: ReadonlySet<string> = new Set(['mod+k', '/', 'j', 'k', 'x', 'e', ' ', 'Enter', 'Escape'])

/** Whatever can be done here: every shortcut that is active, and what has no key. */
export function useCommands(): readonly Command[] {
  const hotkeys = useActiveHotkeys()
  const overlays = useOverlays()
  const { developerTools } = useServices()
  const signOut = useSignOut()
  const { workspace, may } = useWorkspace()
  const [, navigate] = useLocation()
  const [theme, chooseTheme] = useTheme()
  const here = newest(hotkeys)
  const keyless = (label: string, run: () => void): Command => ({ label, keys: '', run })
  return [
    // What can be done with what is selected or open is nearer than the rest.
    ...here.filter(({ keys }) => keys === ''),
    ...here.filter(({ keys, isListedOnly }) => keys !== '' && !BOUND_TO_FOCUS.has(keys) && isListedOnly !== true),
    ...THEME_CHOICES.filter((choice) => choice !== theme).map((choice) =>
      keyless(paletteText.theme(shellText.themeOf[choice]), () => chooseTheme(choice)),
    ),
    ...sectionsFor(may).map(({ key }) => keyless(settingsText.command(key), () => navigate(settingsPath(workspace.slug, key)))),
    ...(developerTools === null ? [] : [keyless(shellText.developer, () => overlays.show('developer'))]),
    keyless(shellText.signOut, () => void signOut('this-device')),
  ]
}

/** Of several on the same keys, the one that would run. */
function newest(hotkeys: readonly Hotkey[]): readonly Hotkey[] {
  return [...new Map(hotkeys.map((hotkey) => [hotkey.keys || hotkey.label, hotkey])).values()]
}
