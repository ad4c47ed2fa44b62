import { ChevronRight } from 'lucide-react'
import { memo, type CSSProperties } from 'react'
import type { GridHead } from './grid.types'
import styles from './grid.module.css'

export interface GridHeadRowProps {
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
