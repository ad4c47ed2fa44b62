import { createContext, use, useEffect, useRef } from 'react'
import { HotkeyRegistry, type Hotkey } from './hotkey-registry'
import { useShown } from './shown-value'

export const HotkeysContext = createContext(new HotkeyRegistry())

/**
 * Makes shortcuts active while the component is mounted; they appear in the sheet under `?` with their labels. The
 * latest `run` is called, so it need not be stable; `keys`, `label` and `group` are read when the list changes.
 */
export function useHotkeys(hotkeys: readonly Hotkey[]): void {
  const registry = use(HotkeysContext)
  const latest = useRef(hotkeys)
  useEffect(() => {
    latest.current = hotkeys
  })
  const names = hotkeys.map(({ keys, label, group }) => `${keys}\n${label}\n${group}`).join('\n\n')
  useEffect(() => {
    const stable = latest.current.map((hotkey, index): Hotkey => ({ ...hotkey, run: () => latest.current[index]?.run() }))
    return registry.register(stable)
  }, [registry, names])
}

/** The shortcuts that are active now. */
export function useActiveHotkeys(): readonly Hotkey[] {
  return useShown(use(HotkeysContext))
}
