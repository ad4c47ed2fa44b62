import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { arrowKey } from '../hooks/keys'
import { isHead, type GridItem, type GridPosition, type GridProps } from './grid.types'
import { moveCursor, within, type GridCursor } from './grid-cursor'
import { hitOf, commandOf, type GridCommand } from './grid-input'
import { EVERYTHING_SELECTED, NOTHING_SELECTED, selectedCount, toggleRow, withRows } from './row-selection'

/** Pixels, for one press of an arrow. */
const WIDTH_STEP = 16

export interface GridActionsInput<Row extends GridItem> {
  readonly props: GridProps<Row>
  readonly cursor: GridCursor
  readonly pageRows: () => number
  readonly reveal: (position: GridPosition) => void
}

/** What pressing and clicking do, handled once for the whole grid. */
export function useGridActions<Row extends GridItem>({ props, cursor, pageRows, reveal }: GridActionsInput<Row>) {
  /** Where a range selected with Shift starts. */
  const anchor = useRef(0)
  const { rows, columns, selection, onSelection, summary } = props
  const bounds = { rowCount: rows.length, columnCount: summary === null ? columns.length : 1 }
  const isPeeking = (props.peekedId ?? null) !== null
  const at: GridPosition = { row: cursor.row, column: cursor.column }

  function isEditable(position: GridPosition): boolean {
    const row = rows[position.row]
    if (row !== undefined && isHead(row)) return false
    return props.renderEditor !== null && summary === null && columns[position.column]?.editable === true
  }

  function goTo(position: GridPosition): void {
    const target = within(position, { ...bounds, pageRows: 1 })
    // The list layout has no header to go to.
    const landed = summary === null ? target : { ...target, row: Math.max(0, target.row) }
    cursor.moveTo(landed)
    reveal(landed)
    if (isPeeking && landed.row !== at.row) withRow(landed.row, (row) => props.onPeek?.(row))
  }

  function toggle(index: number): void {
    const row = rows[index]
    if (row === undefined || isHead(row)) return
    anchor.current = index
    onSelection(toggleRow(selection, row.id))
  }

  function selectTo(index: number): void {
    if (selectedCount(selection, props.rowCount) === 0) anchor.current = Math.max(0, at.row)
    const goesBack = Math.abs(index - anchor.current) < Math.abs(at.row - anchor.current)
    const from = Math.min(anchor.current, index)
    const to = Math.max(anchor.current, index)
    const left = rows[at.row]
    const kept = goesBack && left !== undefined ? withRows(selection, [left.id], false) : selection
    const ids = rows.slice(from, to + 1).flatMap((row) => (isHead(row) ? [] : [row.id]))
    onSelection(withRows(kept, ids, true))
  }

  function toggleAll(): void {
    onSelection(selectedCount(selection, props.rowCount) > 0 ? NOTHING_SELECTED : EVERYTHING_SELECTED)
  }

  function sortBy(column: number, add: boolean): void {
    const found = columns[column]
    if (found?.sortable === true) props.onSort(found.key, add)
  }

  function withRow(index: number, run: (row: Row) => void): void {
    const row = rows[index]
    if (row !== undefined && !isHead(row)) run(row)
  }

  /** Enter and Space on a head show its rows, or hide them. */
  function toggleHead(index: number): boolean {
    const row = rows[index]
    if (row === undefined || !isHead(row)) return false
    props.onToggleHead?.(row.id)
    return true
  }

  /** Alt and an arrow make the column under the cursor wider or narrower; with Shift they move it. */
  function adjustColumn(key: string, shiftKey: boolean): boolean {
    const column = at.row < 0 ? columns[at.column] : undefined
    const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    if (column === undefined || by === 0) return false
    if (!shiftKey) props.onResize?.(column.key, column.width + by * WIDTH_STEP)
    else if (at.column > 0 && at.column + by > 0 && at.column + by < columns.length) {
      props.onMove?.(column.key, at.column + by)
      cursor.moveTo({ row: -1, column: at.column + by })
    }
    return true
  }

  function execute(command: GridCommand): void {
    switch (command.kind) {
      case 'sort':
        return sortBy(at.column, command.add)
      case 'toggle':
        return toggle(at.row)
      case 'toggle-all':
        return toggleAll()
      case 'select-all':
        return onSelection(EVERYTHING_SELECTED)
      case 'clear':
        if (isPeeking && selectedCount(selection, props.rowCount) === 0) return props.onPeek?.(null)
        return onSelection(NOTHING_SELECTED)
      case 'peek':
        return withRow(at.row, (row) => props.onPeek?.(row.id === props.peekedId ? null : row))
      case 'open':
        return withRow(at.row, props.onOpen)
      case 'edit':
        return cursor.edit(at)
      case 'trash':
        return withRow(at.row, props.onTrash)
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // Keys inside an editor are the editor's.
    if (event.target !== event.currentTarget) return
    if (event.altKey) {
      if (adjustColumn(arrowKey(event.key), event.shiftKey)) event.preventDefault()
      return
    }
    if ((event.key === 'Enter' || event.key === ' ') && toggleHead(at.row)) return event.preventDefault()
    const key = event.key.length === 1 ? event.key.toLowerCase() : arrowKey(event.key)
    const pressed = { key, shiftKey: event.shiftKey, jump: event.ctrlKey || event.metaKey }
    const target = moveCursor(at, pressed, { ...bounds, pageRows: pageRows() })
    const command = target === null ? commandOf(pressed, at, isEditable(at)) : null
    if (command !== null) execute(command)
    if (target !== null) {
      if (pressed.shiftKey && target.row !== at.row && target.row >= 0) selectTo(target.row)
      goTo(target)
    }
    if (target !== null || command !== null) event.preventDefault()
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const hit = hitOf(event)
    if (hit === null) return
    if (hit.kind === 'head') return hit.column < 0 ? toggleAll() : sortBy(hit.column, event.shiftKey)
    const row = rows[hit.row]
    if (row !== undefined && isHead(row)) {
      goTo({ row: hit.row, column: Math.max(0, at.column) })
      props.onToggleHead?.(row.id)
      return
    }
    if (cursor.editing && hit.row === at.row && hit.column === at.column) return
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (hit.link && opensElsewhere) return
    if (hit.link) event.preventDefault()
    if (hit.peek) {
      cursor.moveTo({ row: hit.row, column: hit.column })
      return withRow(hit.row, (shown) => props.onPeek?.(shown.id === props.peekedId ? null : shown))
    }
    if (hit.column < 0 && !event.shiftKey) toggle(hit.row)
    else if (event.shiftKey) selectTo(hit.row)
    goTo({ row: hit.row, column: hit.column })
    if (hit.link || (summary !== null && hit.column >= 0)) withRow(hit.row, props.onOpen)
  }

  function onDoubleClick(event: MouseEvent<HTMLElement>): void {
    const hit = hitOf(event)
    if (hit?.kind === 'cell' && !hit.link && isEditable(hit)) cursor.edit({ row: hit.row, column: hit.column })
  }

  return { onKeyDown, onClick, onDoubleClick, goTo, isEditable }
}
