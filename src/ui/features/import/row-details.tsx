import { Button } from '../../design/button'
import { columnName } from '../../text/import-reasons'
import { importCheckText as text } from '../../text/import-check'
import { withEdit, withRow, type Answers } from './answers'
import { CellField } from './cell-field'
import type { ColumnView } from './import-messages'
import { MatchQuestion } from './match-question'
import { RecordChanges } from './record-changes'
import type { CellView, RowDetail, RowView } from './row-messages'
import styles from './row-details.module.css'

export interface RowDetailsProps {
  readonly view: RowView
  readonly detail: RowDetail
  readonly columns: readonly ColumnView[]
  readonly mapped: ReadonlySet<number>
  readonly answers: Answers
  readonly onAnswer: (change: Partial<Answers>) => void
}

/** What the row writes, field by field, and its cells, each to be changed. */
export function RowDetails({ view, detail, columns, mapped, answers, onAnswer }: RowDetailsProps) {
  const { row } = view
  const isLeftOut = answers.leftOut.has(row)
  const named = detail.cells.flatMap((cell) => {
    const column = columns[cell.column]
    return column === undefined ? [] : [{ cell, name: columnName(column) }]
  })
  const imported = named.filter(({ cell }) => mapped.has(cell.column))
  const others = named.filter(({ cell }) => !mapped.has(cell.column) && (cell.text.trim() !== '' || cell.original !== null))
  const field = ({ cell, name }: { readonly cell: CellView; readonly name: string }) => (
    <CellField
      key={cell.column}
      name={name}
      cell={cell}
      onText={(value) => onAnswer(withEdit(answers, { row, ...cell }, value))}
    />
  )
  return (
    <div className={styles.details}>
      <MatchQuestion row={row} candidates={detail.candidates} answers={answers} onAnswer={onAnswer} />
      {detail.records.map((record) => (
        <RecordChanges key={record.id} record={record} names={detail.names} />
      ))}
      {isLeftOut ? null : (
        <section aria-label={text.cells} className={styles.cells}>
          <h3>{text.cells}</h3>
          <p className={styles.hint}>{text.mendHint}</p>
          <div className={styles.grid}>{imported.map(field)}</div>
          {others.length === 0 ? null : (
            <details>
              <summary>{text.otherCells(others.length)}</summary>
              <div className={styles.grid}>{others.map(field)}</div>
            </details>
          )}
        </section>
      )}
      <div>
        <Button size="sm" onClick={() => onAnswer(withRow(answers, row, !isLeftOut))}>
          {isLeftOut ? text.takeIn(view.line) : text.leaveOut(view.line)}
        </Button>
      </div>
    </div>
  )
}
