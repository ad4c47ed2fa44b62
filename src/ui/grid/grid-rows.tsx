import { memo, type CSSProperties, type ReactNode } from 'react'
import type { GridColumn, GridItem, GridSummary, GridHead, GridSort } from './grid.types'
import styles from './grid.module.css'
import markStyles from './peek-mark.module.css'
import { ChevronRight } from 'lucide-react'
import { useHeaderDrag } from './use-header-drag'

interface GridRowProps {
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

interface GridHeadRowProps {
  readonly head: GridHead['head']
  readonly index: number
  readonly top: number
  /** `null` when the cursor is on another row. */
  readonly cursorId: string | null
}

/** The head of rows that belong together. It is as high as they are: every place in the list is arithmetic. */
export const GridHeadRow = memo(function GridHeadRow({ head, index, top, cursorId }: GridHeadRowProps) {
  const style: CSSProperties = { transform: `translateY(${top}px)` }
  return (
    <div
      role="row"
      className={styles.groupRow}
      aria-rowindex={index + 2}
      data-row={index}
      data-cursor={cursorId === null ? undefined : ''}
      style={style}
    >
      <div role="gridcell" aria-expanded={!head.isCollapsed} className={styles.groupCell} id={cursorId ?? undefined}>
        <ChevronRight size={14} aria-hidden="true" />
        <span className={styles.headText}>{head.label}</span>
        <span className={styles.groupNote}>{head.note}</span>
      </div>
    </div>
  )
})

interface GridHeaderProps {
  readonly columns: readonly GridColumn<GridItem>[]
  readonly sort: readonly GridSort[]
  /** As on a row; `null` when the cursor is not in the header. */
  readonly cursorColumn: number | null
  readonly cursorId: string | null
  readonly selected: 'none' | 'some' | 'all'
  readonly selectAllLabel: string
  readonly onResize: ((key: string, width: number) => void) | undefined
  readonly onMove: ((key: string, to: number) => void) | undefined
}

/** The column heads. Sorting and selecting are handled by the grid, which hears every event once. */
export function GridHeader(props: GridHeaderProps) {
  const { columns, sort, cursorColumn, cursorId, selected, selectAllLabel } = props
  const drag = useHeaderDrag(props)
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow} {...drag}>
        <div
          role="columnheader"
          className={styles.select}
          data-head={-1}
          data-selected={selected}
          id={cursorColumn === -1 ? (cursorId ?? undefined) : undefined}
          data-cursor={cursorColumn === -1 ? '' : undefined}
        >
          <span className="visually-hidden">{selectAllLabel}</span>
        </div>
        {columns.map((column, position) => {
          const sortIndex = sort.findIndex((entry) => entry.key === column.key)
          const direction = sort[sortIndex]?.direction
          return (
            <div
              key={column.key}
              role="columnheader"
              className={position === 0 ? styles.headFirst : column.align === 'end' ? styles.headEnd : styles.headCell}
              aria-sort={sortWord(direction, sortIndex)}
              data-head={position}
              data-sortable={column.sortable ? '' : undefined}
              data-direction={direction}
              id={position === cursorColumn ? (cursorId ?? undefined) : undefined}
              data-cursor={position === cursorColumn ? '' : undefined}
            >
              <span className={styles.headText}>{column.label}</span>
              {sort.length > 1 && sortIndex >= 0 ? <span className={styles.sortIndex}>{sortIndex + 1}</span> : null}
              {props.onResize === undefined ? null : <span className={styles.resize} data-resize={position} aria-hidden="true" />}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** `aria-sort` belongs on one header at a time (ARIA 1.2); the further keys show their place as text. */
function sortWord(direction: 'asc' | 'desc' | undefined, sortIndex: number): 'ascending' | 'descending' | undefined {
  if (sortIndex !== 0) return undefined
  return direction === 'asc' ? 'ascending' : 'descending'
}
