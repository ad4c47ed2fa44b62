import type { ReactNode } from 'react'
import type { RowSelection } from './row-selection'

/** What every row must have: an id that stays the same while its fields change. */
export interface GridItem {
  readonly id: string
}

export interface GridColumn<Row extends GridItem> {
  readonly key: string
  readonly label: string
  /** Pixels. */
  readonly width: number
  readonly align: 'start' | 'end'
  readonly sortable: boolean
  readonly editable: boolean
  /** The cell's content: text wherever it can be, since a hundred thousand rows scroll past. Pure. */
  render(row: Row): ReactNode
}

/** The list layout, for narrow screens: each row is one cell with this in it. Pure. */
export interface GridSummary<Row extends GridItem> {
  render(row: Row): ReactNode
}

export interface GridSort {
  readonly key: string
  readonly direction: 'asc' | 'desc'
}

/** `row` is an index into the rows; -1 is the header. `column` -1 is the selection column. */
export interface GridPosition {
  readonly row: number
  readonly column: number
}

/** Where the cursor goes when an editor is left; `leave`: nowhere, since the focus has gone elsewhere already. */
export type AfterEdit = 'stay' | 'leave' | 'next' | 'previous' | 'below'

export interface GridEditor<Row extends GridItem> {
  readonly row: Row
  readonly columnKey: string
  /** Called once the value is saved (or was not changed). */
  onDone(after: AfterEdit): void
  onCancel(): void
}

/** Stands among the rows, before those that belong together. */
export interface GridHead extends GridItem {
  readonly head: {
    readonly label: string
    /** How many rows there are. */
    readonly note: string
    /** Its rows are not shown. */
    readonly isCollapsed: boolean
  }
}

export function isHead(item: GridItem): item is GridHead {
  return 'head' in item
}

export interface GridProps<Row extends GridItem> {
  readonly label: string
  readonly rows: readonly (Row | GridHead)[]
  /** Rows that match, those not loaded included. */
  readonly rowCount: number
  readonly columns: readonly GridColumn<Row>[]
  /** Given, the grid lays its rows out as a list, without a header. */
  readonly summary: GridSummary<Row> | null
  /** Pixels. */
  readonly rowHeight: number
  readonly sort: readonly GridSort[]
  readonly selection: RowSelection
  readonly selectLabel: string
  readonly selectAllLabel: string
  /** Names what the rows answer. Another one goes back to the top; the same one, shown again, to where one was. */
  readonly listKey: string
  readonly onSelection: (selection: RowSelection) => void
  readonly onSort: (key: string, add: boolean) => void
  /** Absent where columns are as wide as they are. @param width pixels */
  readonly onResize?: (key: string, width: number) => void
  /** Absent where columns keep their places. @param to the place among the columns that it shall have */
  readonly onMove?: (key: string, to: number) => void
  /** For rows with heads among them. */
  readonly onToggleHead?: (id: string) => void
  readonly onOpen: (row: Row) => void
  /** Space on a row, and going to another one while `peekedId` is said: shows it at the side. `null`: closes that. */
  readonly onPeek?: (row: Row | null) => void
  /** The row shown at the side; the cursor goes with it. */
  readonly peekedId?: string | null
  /** Delete on a row; the selection, if there is one, is whoever handles it to mind. */
  readonly onTrash: (row: Row) => void
  /** The end of the loaded rows is near. */
  readonly onNearEnd: () => void
  /** `null` makes every cell read-only. */
  readonly renderEditor: ((editor: GridEditor<Row>) => ReactNode) | null
}
