import type { GridPosition } from './grid.types'

export type GridCommand =
  | { readonly kind: 'sort'; readonly add: boolean }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'toggle-all' }
  | { readonly kind: 'select-all' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'open' }
  | { readonly kind: 'peek' }
  | { readonly kind: 'edit' }
  | { readonly kind: 'trash' }

interface PressedKey {
  readonly key: string
  readonly shiftKey: boolean
  /** Ctrl or Cmd. */
  readonly jump: boolean
}

/** What a key does where the cursor is, beyond moving it; `null` when it does nothing there. */
export function commandOf({ key, shiftKey, jump }: PressedKey, at: GridPosition, editable: boolean): GridCommand | null {
  if (jump) return jumpCommand(key)
  if (key === 'Escape') return { kind: 'clear' }
  if (at.row < 0) return headCommand(key, shiftKey, at)
  if (key === 'Delete') return { kind: 'trash' }
  if (key === 'x') return { kind: 'toggle' }
  if (at.column < 0) return key === 'Enter' || key === ' ' ? { kind: 'toggle' } : null
  if (key === ' ') return { kind: 'peek' }
  if (key === 'e' || key === 'F2') return editable ? { kind: 'edit' } : null
  // The first column is the record's name: Enter follows it like the link that it is. Elsewhere Enter means the cell.
  if (key === 'Enter') return editable && at.column > 0 ? { kind: 'edit' } : { kind: 'open' }
  return null
}

function jumpCommand(key: string): GridCommand | null {
  if (key === 'a') return { kind: 'select-all' }
  return key === 'Enter' ? { kind: 'open' } : null
}

function headCommand(key: string, shiftKey: boolean, at: GridPosition): GridCommand | null {
  if (key !== 'Enter' && key !== ' ') return null
  return at.column < 0 ? { kind: 'toggle-all' } : { kind: 'sort', add: shiftKey }
}

/** Focuses the grid of the screen, if it shows one: where one goes on after the search field or the bulk bar. */
export function focusGrid(): void {
  document.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
}
