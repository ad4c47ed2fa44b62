import { ChevronRight } from 'lucide-react'
import { classNames } from '../../design/class-names'
import { Tag } from '../../design/tag'
import { importCheckText as text } from '../../text/import-check'
import { fateText, reasonsOf } from '../../text/import-reasons'
import type { Answers } from './draft-state'
import type { ColumnView } from './import-messages'
import { RowDetails } from './row-details'
import { RowCells } from './row-frame'
import type { RowDetail, RowView } from './row-messages'
import styles from './row-table.module.css'

export interface FileRowProps {
  readonly view: RowView
  /** Its position in the list. */
  readonly position: number
  /** The Tab key leads to it. */
  readonly isReachable: boolean
  /** What it holds, where it is open. */
  readonly detail: RowDetail | 'pending' | null
  readonly columns: readonly ColumnView[]
  readonly mapped: ReadonlySet<number>
  readonly answers: Answers
  readonly onToggle: () => void
  readonly onAnswer: (change: Partial<Answers>) => void
}

/** A row of the file: its fate and why, and opened all that it holds. */
export function FileRow({ view, position, isReachable, detail, columns, mapped, answers, onToggle, onAnswer }: FileRowProps) {
  const isOpen = detail !== null
  return (
    <>
      <div role="row" aria-rowindex={position + 2} className={classNames(styles.line, isOpen && styles.isOpen)}>
        <RowCells
          line={
            <button
              type="button"
              data-position={position}
              tabIndex={isReachable ? 0 : -1}
              aria-expanded={isOpen}
              aria-label={text.open(view.line)}
              className={styles.toggle}
              onClick={onToggle}
            >
              <ChevronRight size={14} aria-hidden="true" />
              {view.line}
            </button>
          }
          text={view.text}
          mark={view.isMended ? <span className={styles.mended}>{text.mended}</span> : null}
          reasons={reasonsOf({ ...view, outcome: null }, columns)}
          tag={<Tag colour={COLOURS[view.fate.kind]}>{fateText(view.fate, null)}</Tag>}
        />
      </div>
      {detail === null ? null : (
        <div role="row" className={styles.details}>
          <div role="cell" aria-colspan={4}>
            {detail === 'pending' ? (
              text.loading
            ) : (
              <RowDetails view={view} detail={detail} columns={columns} mapped={mapped} answers={answers} onAnswer={onAnswer} />
            )}
          </div>
        </div>
      )}
    </>
  )
}

const COLOURS = { create: 'green', update: 'blue', skip: 'grey', fail: 'red' } as const
