import { useMemo, useState } from 'react'
import type { GridPlace } from './grid-places'
import type { AfterEdit, GridItem, GridPosition } from './grid.types'

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

export function useGridCursor(rows: readonly GridItem[], start: GridPlace | null): GridCursor {
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
