import { useRef, type MouseEvent, type PointerEvent } from 'react'
import type { GridColumn, GridItem } from './grid.types'

export interface HeaderDragInput {
  readonly columns: readonly GridColumn<GridItem>[]
  readonly onResize: ((key: string, width: number) => void) | undefined
  readonly onMove: ((key: string, to: number) => void) | undefined
}

interface Drag {
  readonly kind: 'resize' | 'move'
  readonly index: number
  /** Pixels. */
  readonly from: number
  readonly width: number
  isMoving: boolean
}

/** A hand that shakes still clicks. */
const LEAST_MOVE = 6

/**
 * Dragging the edge of a column's head makes it wider or narrower, dragging the head takes it elsewhere; handled once for all
 * heads. What is dragged sorts nothing. The keys for both are the grid's.
 */
export function useHeaderDrag({ columns, onResize, onMove }: HeaderDragInput) {
  const drag = useRef<Drag | null>(null)
  const hasDragged = useRef(false)

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    hasDragged.current = false
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof HTMLElement)) return
    const edge = event.target.dataset['resize']
    const index = Number(edge ?? indexAt(event.target) ?? 0)
    const column = columns[index]
    if (column === undefined || (edge === undefined && (index < 1 || onMove === undefined))) return
    drag.current = {
      kind: edge === undefined ? 'move' : 'resize',
      index,
      from: event.clientX,
      width: column.width,
      isMoving: false,
    }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const now = drag.current
    if (now === null) return
    const by = event.clientX - now.from
    if (!now.isMoving && Math.abs(by) < LEAST_MOVE) return
    if (!now.isMoving) event.currentTarget.setPointerCapture(event.pointerId)
    now.isMoving = true
    hasDragged.current = true
    if (now.kind !== 'resize') return
    const column = columns[now.index]
    // To the left is wider where columns go from right to left.
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (column !== undefined) onResize?.(column.key, now.width + (isReversed ? -by : by))
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const now = drag.current
    drag.current = null
    if (now === null || now.kind !== 'move' || !now.isMoving) return
    const to = indexAt(document.elementFromPoint(event.clientX, event.clientY))
    const column = columns[now.index]
    if (column !== undefined && to !== null && to !== now.index) onMove?.(column.key, Math.max(1, to))
  }

  function onClickCapture(event: MouseEvent<HTMLElement>): void {
    const isEdge = event.target instanceof HTMLElement && event.target.dataset['resize'] !== undefined
    if (hasDragged.current || isEdge) event.stopPropagation()
    hasDragged.current = false
  }

  function onPointerCancel(): void {
    drag.current = null
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture }
}

function indexAt(element: Element | null): number | null {
  const index = element?.closest<HTMLElement>('[data-head]')?.dataset['head']
  return index === undefined ? null : Number(index)
}
