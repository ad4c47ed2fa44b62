import { useMemo, useState, useEffect, useLayoutEffect, useRef } from 'react'
import type { AfterEdit, GridItem, GridPosition } from './grid.types'
import type { Viewport } from './use-viewport'

interface CursorState extends GridPosition {
  /** The record the cursor is on: it stays there when rows come, go or change places. `null` on the header. */
  readonly id: string | null
  readonly editing: boolean
}

export interface GridCursor extends GridPosition {
  readonly editing: boolean
  moveTo(position: GridPosition): void
  edit(position: GridPosition): void
  stopEditing(): void
}

const START: CursorState = { row: 0, column: 0, id: null, editing: false }

export function useGridCursor(rows: readonly GridItem[], start: ListPosition | null): GridCursor {
  const [state, setState] = useState<CursorState>(() => (start === null ? START : { ...start.cursor, editing: false }))
  const row = useMemo(() => locate(state, rows), [state, rows])
  const lost = state.id !== null && rows[row]?.id !== state.id
  const at = (position: GridPosition, editing: boolean) => setState({ ...position, id: rows[position.row]?.id ?? null, editing })
  return {
    row,
    column: state.column,
    editing: state.editing && !lost,
    moveTo: (position) => at(position, false),
    edit: (position) => at(position, true),
    stopEditing: () => setState((before) => ({ ...before, editing: false })),
  }
}

/** Where an editor's way of being left takes the cursor. */
export function afterEdit(from: GridPosition, after: AfterEdit, editableColumns: readonly number[]): GridPosition | null {
  if (after === 'stay' || after === 'leave') return null
  if (after === 'below') return { ...from, row: from.row + 1 }
  const next =
    after === 'next'
      ? editableColumns.find((column) => column > from.column)
      : editableColumns.findLast((column) => column < from.column)
  return next === undefined ? null : { ...from, column: next }
}

function locate(state: CursorState, rows: readonly GridItem[]): number {
  if (state.row < 0) return -1
  if (state.id === null || rows[state.row]?.id === state.id) return Math.max(0, Math.min(state.row, rows.length - 1))
  const found = rows.findIndex((row) => row.id === state.id)
  return found >= 0 ? found : Math.max(0, Math.min(state.row, rows.length - 1))
}

/** Where a person was in a list. Back returns them there. */
interface ListPosition {
  /** Pixels. */
  readonly scrollTop: number
  readonly cursor: GridPosition & { readonly id: string | null }
}

const KEPT = 20

/** For as long as the page lives: a reload begins at the top, as it does everywhere. */
const positions = new Map<string, ListPosition>()

export function positionIn(list: string): ListPosition | null {
  return positions.get(list) ?? null
}

/** Whether any list was left yet. */
export function hasPositions(): boolean {
  return positions.size > 0
}

function keepPosition(list: string, position: ListPosition): void {
  positions.delete(list)
  positions.set(list, position)
  const [oldest] = positions.keys()
  if (positions.size > KEPT && oldest !== undefined) positions.delete(oldest)
}

interface PositionInput {
  readonly viewport: Viewport
  readonly cursor: ListPosition['cursor']
}

/** Scrolls to the top when the list changes, and remembers the position when it is left. */
export function useListPosition(listKey: string, { viewport, cursor }: PositionInput): void {
  const { scrollToTop, scrollTop } = viewport
  const latest = useRef({ listKey, cursor })
  useLayoutEffect(() => {
    if (latest.current.listKey !== listKey) scrollToTop()
  }, [listKey, scrollToTop])
  useEffect(() => {
    latest.current = { listKey, cursor }
  })
  useEffect(
    () => () => keepPosition(latest.current.listKey, { scrollTop: scrollTop(), cursor: latest.current.cursor }),
    [scrollTop],
  )
}

interface GridBounds {
  readonly rowCount: number
  readonly columnCount: number
  /** Whole rows seen at once. */
  readonly pageRows: number
}

interface CursorKey {
  readonly key: string
  /** Ctrl or Cmd. */
  readonly jump: boolean
}

type Move = (from: GridPosition, bounds: GridBounds) => GridPosition

const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: (from) => ({ ...from, row: from.row + 1 }),
  ArrowUp: (from) => ({ ...from, row: from.row - 1 }),
  j: (from) => ({ ...from, row: from.row + 1 }),
  k: (from) => ({ ...from, row: Math.max(0, from.row - 1) }),
  ArrowRight: (from) => ({ ...from, column: from.column + 1 }),
  ArrowLeft: (from) => ({ ...from, column: from.column - 1 }),
  PageDown: (from, { pageRows }) => ({ ...from, row: from.row + pageRows }),
  PageUp: (from, { pageRows }) => ({ ...from, row: Math.max(0, from.row - pageRows) }),
  Home: (from) => ({ ...from, column: 0 }),
  End: (from, { columnCount }) => ({ ...from, column: columnCount - 1 }),
}

const JUMPS: Readonly<Record<string, Move>> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_from, { rowCount, columnCount }) => ({ row: rowCount - 1, column: columnCount - 1 }),
  ArrowUp: (from) => ({ ...from, row: 0 }),
  ArrowDown: (from, { rowCount }) => ({ ...from, row: rowCount - 1 }),
}

/** Where a key takes the cursor, kept inside the grid; `null` when the key does not move it. */
export function moveCursor(from: GridPosition, { key, jump }: CursorKey, bounds: GridBounds): GridPosition | null {
  const moves = jump ? JUMPS : MOVES
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined
  return move === undefined ? null : within(move(from, bounds), bounds)
}

/** The nearest position that exists. The header (row -1) and the selection column (-1) do. */
export function within(position: GridPosition, { rowCount, columnCount }: GridBounds): GridPosition {
  return {
    row: Math.max(-1, Math.min(rowCount - 1, position.row)),
    column: Math.max(-1, Math.min(columnCount - 1, position.column)),
  }
}
