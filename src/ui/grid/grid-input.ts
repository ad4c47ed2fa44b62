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

type GridHit =
  | {
      readonly kind: 'cell'
      readonly row: number
      readonly column: number
      readonly link: boolean
      /** On the mark that shows the row at the side. */
      readonly peek: boolean
    }
  | { readonly kind: 'head'; readonly column: number }

/**
 * What of the grid an event came from; `null` outside of cells. One listener serves the whole grid, so that the rows
 * that scroll past need none of their own.
 */
export function hitOf({ target, clientX }: Pick<MouseEvent, 'clientX'> & { readonly target: EventTarget }): GridHit | null {
  if (!(target instanceof Element)) return null
  const head = target.closest<HTMLElement>('[data-head]')
  if (head !== null) return { kind: 'head', column: Number(head.dataset['head']) }
  const cell = target.closest('[role="gridcell"]')
  const row = cell?.parentElement
  if (cell === null || !row) return null
  // The first child is the selection cell, column -1.
  const column = Array.prototype.indexOf.call(row.children, cell) - 1
  return {
    kind: 'cell',
    row: Number(row.dataset['row']),
    column,
    link: target.closest('a') !== null,
    peek: target === cell && isOnMark(cell, clientX),
  }
}

/** The style sheet draws the mark, on the row under the mouse: none of all the rows carries one. */
function isOnMark(cell: Element, clientX: number): boolean {
  // No number where none is drawn.
  const width = Number.parseFloat(getComputedStyle(cell, '::after').width)
  const { left, right } = cell.getBoundingClientRect()
  return getComputedStyle(cell).direction === 'rtl' ? clientX < left + width : clientX > right - width
}
