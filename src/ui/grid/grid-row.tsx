import { memo, type CSSProperties, type ReactNode } from 'react'
import type { GridColumn, GridItem, GridSummary } from './grid.types'
import styles from './grid.module.css'
import markStyles from './peek-mark.module.css'

export interface GridRowProps {
  readonly row: GridItem
  readonly index: number
  readonly top: number
  readonly columns: readonly GridColumn<GridItem>[]
  /** The column under the cursor (-1: the selection column); `null` when the cursor is on another row. */
  readonly cursorColumn: number | null
  readonly cursorId: string | null
  readonly selected: boolean
  readonly selectLabel: string
  /** Shown in the cell under the cursor instead of its value. */
  readonly editor: ReactNode
  readonly summary: GridSummary<GridItem> | null
}

/** One row. It renders again only when its record, its place or its own state changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, top, columns, cursorColumn, selected, editor, summary } = props
  const style: CSSProperties = { transform: `translateY(${top}px)` }
  const onSelect = cursorColumn === -1
  return (
    <div
      role="row"
      className={editor === null ? styles.row : `${styles.row} ${styles.editing}`}
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-row={index}
      data-cursor={cursorColumn === null ? undefined : ''}
      style={style}
    >
      <div
        role="gridcell"
        className={styles.select}
        aria-label={props.selectLabel}
        id={onSelect ? (props.cursorId ?? undefined) : undefined}
        data-cursor={onSelect ? '' : undefined}
      />
      {summary === null ? columns.map((column, position) => cell(column, position, props)) : listCell(summary, props)}
    </div>
  )
})

const FIRST = `${styles.first} ${markStyles.marked}`

function cell(column: GridColumn<GridItem>, position: number, props: GridRowProps): ReactNode {
  const onCursor = position === props.cursorColumn
  const isEdited = onCursor && props.editor !== null
  const className = position === 0 ? (isEdited ? styles.first : FIRST) : column.align === 'end' ? styles.end : styles.cell
  if (!onCursor) {
    return (
      <div key={column.key} role="gridcell" className={className}>
        {column.render(props.row)}
      </div>
    )
  }
  return (
    <div key={column.key} role="gridcell" className={className} id={props.cursorId ?? undefined} data-cursor="">
      {props.editor ?? column.render(props.row)}
    </div>
  )
}

function listCell(summary: GridSummary<GridItem>, props: GridRowProps): ReactNode {
  const onCursor = props.cursorColumn !== null && props.cursorColumn >= 0
  return (
    <div
      role="gridcell"
      className={styles.summary}
      id={onCursor ? (props.cursorId ?? undefined) : undefined}
      data-cursor={onCursor ? '' : undefined}
    >
      {summary.render(props.row)}
    </div>
  )
}
