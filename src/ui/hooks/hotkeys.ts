import { isComposing } from './keys'
import { ShownValue, useShown } from './shown-value'
import { createContext, use, useEffect, useRef } from 'react'

/** A shortcut that is active now, as the sheet lists it. */
export interface Hotkey {
  /**
   * One press (`?`, `/`, `mod+k`, `shift+Enter`) or a sequence of presses (`g p`). `mod` is Cmd on a Mac, else Ctrl. Empty: it
   * has no keys, and is offered by the palette only.
   */
  readonly keys: string
  readonly label: string
  /** The heading it stands under in the sheet. */
  readonly group: string
  readonly run: () => void
  /** Also while a text is typed. Default: only where `mod` is part of it. */
  readonly whileTyping?: boolean
  /** Only while no other is on the same keys, whichever came first. */
  readonly isFallback?: boolean
  /** The focused element handles it; it is here for the sheet only. */
  readonly isListedOnly?: boolean
}

const SEQUENCE_MS = 1000

/** Which shortcuts are active, and the one listener that runs them. The one registered last wins. */
export class HotkeyRegistry extends ShownValue<readonly Hotkey[]> {
  private typed = ''
  private typedAt = 0

  constructor() {
    super([])
  }

  register(hotkeys: readonly Hotkey[]): () => void {
    const last = hotkeys.filter(({ isFallback }) => isFallback !== true)
    this.set([...hotkeys.filter(({ isFallback }) => isFallback === true), ...this.current(), ...last])
    return () => this.set(this.current().filter((hotkey) => !hotkeys.includes(hotkey)))
  }

  /** @param atMs when it was pressed, for sequences */
  handle(press: KeyboardEvent, atMs: number): void {
    if (press.defaultPrevented || isComposing(press) || isModifier(press.key)) return
    const step = stepOf(press)
    const typing = isTyping(press.target)
    const before = atMs - this.typedAt < SEQUENCE_MS ? this.typed : ''
    const attempts = before === '' ? [step] : [`${before} ${step}`, step]
    const mayRun = (hotkey: Hotkey) =>
      hotkey.isListedOnly !== true && (!typing || (hotkey.whileTyping ?? hotkey.keys.startsWith('mod+')))
    for (const attempt of attempts) {
      const found = this.current().findLast((hotkey) => hotkey.keys === attempt && mayRun(hotkey))
      if (found !== undefined) {
        press.preventDefault()
        this.typed = ''
        found.run()
        return
      }
      if (!typing && this.current().some((hotkey) => hotkey.keys.startsWith(`${attempt} `))) {
        this.typed = attempt
        this.typedAt = atMs
        return
      }
    }
    this.typed = ''
  }
}

function stepOf(press: KeyboardEvent): string {
  const mod = press.metaKey || press.ctrlKey ? 'mod+' : ''
  const alt = press.altKey ? 'alt+' : ''
  // A sign such as `?` already says that Shift was held; a letter or a named key does not.
  const shift = press.shiftKey && (press.key.length > 1 || /\p{L}/u.test(press.key)) ? 'shift+' : ''
  return `${mod}${alt}${shift}${press.key.length === 1 ? press.key.toLowerCase() : press.key}`
}

function isModifier(key: string): boolean {
  return key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta'
}

const OWN_KEYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-own-keys]'

/** Where letters are text, or belong to a popup, single keys are no shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest(OWN_KEYS) !== null) return true
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

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
