export type GridHit =
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
 * What of the grid an event came from; `null` outside of cells. One listener hears the whole grid, so that the rows
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
