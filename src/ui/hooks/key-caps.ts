import { modKey } from './keys'

const CAPS: Readonly<Record<string, string>> = {
  shift: '⇧',
  alt: 'Alt',
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
}

/** The caps to press for a shortcut, in order: `mod+k` is `Ctrl`, `K`; `g p` is `G`, `P`. */
export function keyCaps(keys: string): readonly string[] {
  return keys
    .split(/[ +]/)
    .filter((part) => part !== '')
    .map((part) => (part === 'mod' ? modKey() : (CAPS[part] ?? (part.length === 1 ? part.toUpperCase() : part))))
}
