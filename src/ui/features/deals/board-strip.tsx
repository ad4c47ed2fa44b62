import { useRef } from 'react'
import { useWorkspace } from '../../app/workspace-context'
import { dealsText } from '../../text/deals'
import { besides, worthOf } from './worth'
import type { BoardColumn } from './placement'
import { useStageDrop } from './use-stage-drop'
import { StageDot } from './stage-dot'
import styles from './board-strip.module.css'

interface BoardStripProps {
  readonly column: BoardColumn
  readonly mayEdit: boolean
  readonly onOpen: () => void
}

/** A column that is closed: what it holds, along its edge. It takes deals as an open one does. */
export function BoardStrip({ column, mayEdit, onOpen }: BoardStripProps) {
  const { workspace, formats } = useWorkspace()
  const section = useRef<HTMLElement>(null)
  const isOver = useStageDrop(section, column.stage.id, mayEdit)
  const { total, isAbout, without } = worthOf(column.totals, workspace)
  const sum = total === null ? null : formats.moneyShort(total.amountMinor, total.currency)
  const shown = sum !== null && isAbout ? dealsText.worth.about(sum) : sum
  return (
    <section ref={section} className={styles.strip} data-over={isOver} aria-label={column.stage.name}>
      <button
        type="button"
        className={styles.open}
        aria-expanded={false}
        title={dealsText.showColumn(column.stage.name)}
        onClick={onOpen}
      >
        <StageDot stageId={column.stage.id} />
        <span className={styles.name}>{column.stage.name}</span>
        <span className={styles.count}>{formats.number(column.shown)}</span>
        {shown === null ? null : <span className={styles.sum}>{shown}</span>}
        {without.length === 0 ? null : <span>{besides(without, formats)}</span>}
      </button>
    </section>
  )
}
