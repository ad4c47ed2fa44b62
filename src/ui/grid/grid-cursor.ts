import type { GridPosition } from './grid.types'

export interface GridBounds {
  readonly rowCount: number
  readonly columnCount: number
  /** Whole rows seen at once. */
  readonly pageRows: number
}

export interface CursorKey {
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
