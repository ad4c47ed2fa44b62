import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { importText } from '../../text/import'
import styles from './row-table.module.css'

const ROW_HEIGHT = 45

/** Rows of a file, of which only those in view are drawn. */
export function useRows(count: number) {
  const frame = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which it confuses, is not in use
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  return { count, frame, virtual }
}

export interface RowFrameProps {
  readonly label: string
  /** What the last column says of a row. */
  readonly end: string
  readonly rows: ReturnType<typeof useRows>
  /** Said where there is no row; `null`: nothing is. */
  readonly none: string | null
  readonly onKeyDown?: (press: KeyboardEvent) => void
  /** A row by its position in the list. */
  readonly children: (position: number) => ReactNode
}

/** The table that rows stand in, below the names of its columns. */
export function RowFrame({ label, end, rows: { count, frame, virtual }, none, onKeyDown, children }: RowFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div ref={frame} className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys move the focus between the rows' buttons */}
      <div role="table" aria-label={label} aria-rowcount={count + 1} onKeyDown={onKeyDown}>
        <div role="row" aria-rowindex={1} className={styles.head}>
          {[importText.line, importText.row, importText.why, end].map((name) => (
            <span key={name} role="columnheader">
              {name}
            </span>
          ))}
        </div>
        <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              role="presentation"
              className={styles.place}
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(index)}
            </div>
          ))}
        </div>
      </div>
      {none === null ? null : <p className={styles.none}>{none}</p>}
    </div>
  )
}

export interface RowCellsProps {
  readonly line: ReactNode
  readonly text: string
  /** What is said of the row before why. */
  readonly mark?: ReactNode
  readonly reasons: readonly string[]
  readonly tag: ReactNode
}

export function RowCells({ line, text, mark, reasons, tag }: RowCellsProps) {
  return (
    <>
      <span role="cell" className={styles.number}>
        {line}
      </span>
      <span role="cell" className={styles.text}>
        {text}
      </span>
      <span role="cell" className={styles.reasons}>
        {mark}
        {[...new Set(reasons)].map((reason) => (
          <span key={reason}>{reason}</span>
        ))}
      </span>
      <span role="cell">{tag}</span>
    </>
  )
}
