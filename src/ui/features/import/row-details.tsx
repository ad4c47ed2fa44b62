import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../design/button'
import { IconButton } from '../../design/icon-button'
import { TextAreaField, TextField } from '../../design/text-field'
import { importCheckText as text, importNamesText } from '../../text/import-check'
import { columnName } from '../../text/import-reasons'
import { withEdit, withRow, type Answers } from './draft-state'
import type { ColumnView } from './import-messages'
import { RecordChanges } from './record-changes'
import styles from './row-details.module.css'
import type { CellView, RowDetail, RowView, FittingRecord } from './row-messages'

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

export interface MatchQuestionProps {
  readonly row: number
  /** Those that fit. */
  readonly candidates: readonly FittingRecord[]
  readonly answers: Answers
  readonly onAnswer: (change: Partial<Answers>) => void
}

/** Which of the records that fit a row is about, or none of them. */
export function MatchQuestion({ row, candidates, answers, onAnswer }: MatchQuestionProps) {
  const { [row]: taken, ...others } = answers.matches
  if (taken !== undefined) {
    return (
      <div className={styles.match}>
        <span>{taken === 'new' ? importNamesText.takenNew : importNamesText.taken}</span>
        <Button size="sm" onClick={() => onAnswer({ matches: others })}>
          {importNamesText.again}
        </Button>
      </div>
    )
  }
  if (candidates.length === 0) return null
  return (
    <section aria-label={importNamesText.which} className={styles.record}>
      <h3>{importNamesText.which}</h3>
      <ul className={styles.candidates}>
        {candidates.map(({ ref, name, hint }) => (
          <li key={ref.id}>
            <button
              type="button"
              className={styles.candidate}
              onClick={() => onAnswer({ matches: { ...answers.matches, [row]: ref.id } })}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.hint}>{hint}</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.candidate}
            onClick={() => onAnswer({ matches: { ...answers.matches, [row]: 'new' } })}
          >
            {importNamesText.newOne}
          </button>
        </li>
      </ul>
    </section>
  )
}

export interface CellFieldProps {
  /** Of its column. */
  readonly name: string
  readonly cell: CellView
  /** @param text `null`: as the file has it */
  readonly onText: (text: string | null) => void
}

/** A cell of the file, changed in place: on Enter, or when it is left. */
export function CellField({ name, cell, onText }: CellFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? cell.text
  const original = cell.original ?? cell.text
  const keep = () => {
    if (value === cell.text) return
    onText(value === original ? null : value)
  }
  const wiring = {
    label: name,
    value,
    onValue: setTyped,
    onBlur: keep,
    spellCheck: false,
    autoComplete: 'off',
    readOnly: cell.isCut,
    ...(cell.isCut ? { hint: text.tooLong } : cell.original === null ? {} : { hint: text.inFile(cell.original) }),
  }
  return (
    <div className={styles.cell}>
      {value.includes('\n') ? (
        <TextAreaField {...wiring} rows={2} />
      ) : (
        <TextField
          {...wiring}
          onKeyDown={(press) => {
            if (press.key === 'Enter') keep()
          }}
        />
      )}
      {cell.original === null ? null : (
        <IconButton
          size="sm"
          icon={<RotateCcw size={14} />}
          label={text.restoreOf(name)}
          onClick={() => {
            setTyped(null)
            onText(null)
          }}
        />
      )}
    </div>
  )
}
