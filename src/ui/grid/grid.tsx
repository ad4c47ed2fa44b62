import { useEffect, useId, useMemo, useRef, useState, type CSSProperties } from 'react'
import { isHead, type AfterEdit, type GridHead, type GridItem, type GridPosition, type GridProps } from './grid.types'
import { positionIn, useListPosition, afterEdit, useGridCursor } from './grid-cursor'
import { GridHeadRow, GridHeader, GridRow } from './grid-rows'
import styles from './grid.module.css'
import { isSelected, selectedCount } from './row-selection'
import { useAfterPaint } from '../hooks/after-paint'
import { useGridActions } from './use-grid-actions'
import { useViewport, type Viewport } from './use-viewport'

const HEADER_HEIGHT = 34
const SELECT_WIDTH = 40
/** Loaded rows left below the window when more are asked for. */
const NEAR_END_ROWS = 100
const NO_ROWS: readonly never[] = []

/**
 * A table of any length: only the rows in view are in the document. One tab stop; the cursor is announced through
 * `aria-activedescendant`, so that focus is never on an element that scrolls away.
 */
export function Grid<Row extends GridItem>(props: GridProps<Row>) {
  const { rows, columns, summary, rowHeight, selection, listKey, onNearEnd, peekedId = null } = props
  const gridId = useId()
  const headerHeight = summary === null ? HEADER_HEIGHT : 0
  const [position] = useState(() => positionIn(listKey))
  const viewport = useViewport({ rowCount: rows.length, rowHeight, headerHeight }, position)
  const beyond = useAfterPaint(rows, NO_ROWS)
  const cursor = useGridCursor(rows, position)
  // oxlint-disable-next-line react/immutability -- a function declared below, and called later
  const actions = useGridActions({ props, cursor, pageRows: viewport.pageRows, reveal })
  const template = useMemo(() => columns.map((column) => `${column.width}px`).join(' '), [columns])
  const editableColumns = columns.flatMap((column, index) => (column.editable ? [index] : []))

  useListPosition(listKey, { viewport, cursor: { row: cursor.row, column: cursor.column, id: rows[cursor.row]?.id ?? null } })
  const nearEnd = viewport.window.end > rows.length - NEAR_END_ROWS
  useEffect(() => {
    if (nearEnd) onNearEnd()
  }, [nearEnd, rows.length, onNearEnd])

  const followPeek = useRef<() => void>(() => undefined)
  useEffect(() => {
    followPeek.current = () => {
      const index = peekedId === null || rows[cursor.row]?.id === peekedId ? -1 : rows.findIndex(({ id }) => id === peekedId)
      if (index === -1) return
      cursor.moveTo({ row: index, column: Math.max(0, cursor.column) })
      reveal({ row: index, column: cursor.column })
    }
  })
  // Only another record at the side moves the cursor: rows that come and go must not.
  useEffect(() => followPeek.current(), [peekedId])

  function reveal({ row, column }: GridPosition): void {
    if (row >= 0) viewport.revealRow(row)
    if (summary !== null || column < 1) return
    const before = columns.slice(1, column).reduce((sum, { width }) => sum + width, 0)
    const frozen = SELECT_WIDTH + (columns[0]?.width ?? 0)
    viewport.revealSpan(before, before + (columns[column]?.width ?? 0), frozen)
  }

  /** What cannot be seen yet is drawn after what can: opening and searching are as quick as the rows in view. */
  function rowAt(index: number): Row | GridHead | undefined {
    const { start, end } = viewport.window.seen
    return (index >= start && index < end) || index === cursor.row ? rows[index] : beyond[index]
  }

  /** An editor stays with its record; so does the cursor while it is out of view. All other rows share elements. */
  function keepsElement(index: number): boolean {
    const { start, end } = viewport.window
    return index === cursor.row && (cursor.editing || index < start || index >= end)
  }

  function leaveEditor(after: AfterEdit): void {
    const target = afterEdit(cursor, after, editableColumns)
    if (after !== 'leave') viewport.focus()
    if (target === null || target.row >= rows.length) return cursor.stopEditing()
    actions.goTo(target)
    if (after !== 'below') cursor.edit(target)
  }

  const cursorId = `${gridId}-${rows[cursor.row]?.id ?? 'head'}-${cursor.column}`
  const root: CSSProperties & Record<`--${string}`, string> = {
    '--grid-columns': summary === null ? `${SELECT_WIDTH}px ${template}` : `44px 1fr`,
    '--grid-row-height': `${rowHeight}px`,
  }
  const width = summary === null ? SELECT_WIDTH + columns.reduce((sum, column) => sum + column.width, 0) : undefined

  return (
    <div
      ref={viewport.ref}
      role="grid"
      tabIndex={0}
      className={styles.grid}
      style={root}
      aria-label={props.label}
      aria-rowcount={Math.max(props.rowCount, rows.length) + 1}
      aria-colcount={(summary === null ? columns.length : 1) + 1}
      aria-multiselectable="true"
      aria-activedescendant={cursor.editing ? undefined : cursorId}
      data-layout={summary === null ? 'table' : 'list'}
      onKeyDown={actions.onKeyDown}
      onClick={actions.onClick}
      onDoubleClick={actions.onDoubleClick}
    >
      {summary === null ? (
        <GridHeader
          columns={columns}
          sort={props.sort}
          cursorColumn={cursor.row < 0 ? cursor.column : null}
          cursorId={cursorId}
          selected={headState(selectedCount(selection, props.rowCount), props.rowCount)}
          selectAllLabel={props.selectAllLabel}
          onResize={props.onResize}
          onMove={props.onMove}
        />
      ) : null}
      <div role="rowgroup" className={styles.body} style={{ height: rows.length * rowHeight, width }}>
        {shownIndexes(viewport, cursor.row).map((index) => {
          const row = rowAt(index)
          if (row === undefined) return null
          const onCursor = index === cursor.row
          if (isHead(row)) {
            return (
              <GridHeadRow
                key={row.id}
                head={row.head}
                index={index}
                top={index * rowHeight}
                cursorId={onCursor ? cursorId : null}
              />
            )
          }
          return (
            <GridRow
              key={keepsElement(index) ? `cursor ${row.id}` : index % viewport.window.slots}
              row={row}
              index={index}
              top={index * rowHeight}
              columns={columns}
              summary={summary}
              cursorColumn={onCursor ? cursor.column : null}
              cursorId={onCursor ? cursorId : null}
              selected={isSelected(selection, row.id)}
              selectLabel={props.selectLabel}
              editor={onCursor && cursor.editing ? editorFor(row) : null}
            />
          )
        })}
      </div>
    </div>
  )

  function editorFor(row: Row) {
    const column = columns[cursor.column]
    if (column === undefined || props.renderEditor === null) return null
    return props.renderEditor({
      row,
      columnKey: column.key,
      onDone: leaveEditor,
      onCancel: () => leaveEditor('stay'),
    })
  }
}

/**
 * The rows in the window, and the one under the cursor wherever it is: what is being typed there must not vanish. At rest
 * they are in their order, for those who read the document; while it scrolls in the order of the elements they share,
 * since moving an element costs as much as making it.
 */
function shownIndexes({ window: { start, end, slots }, isAtRest }: Viewport, cursorRow: number): readonly number[] {
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
  if (!isAtRest) indexes.sort((a, b) => (a % slots) - (b % slots))
  if (cursorRow >= 0 && cursorRow < start) return [cursorRow, ...indexes]
  return cursorRow >= end ? [...indexes, cursorRow] : indexes
}

function headState(selected: number, total: number): 'none' | 'some' | 'all' {
  if (selected === 0) return 'none'
  return selected < total ? 'some' : 'all'
}
