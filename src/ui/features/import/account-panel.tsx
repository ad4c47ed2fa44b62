import { ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import type { CellSum, ImportAccount } from '../../../domain/model/imports/writing/import-account'
import type { RecordCount } from '../../../domain/model/imports/writing/record-ends'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { classNames } from '../../design/class-names'
import { cellReasonText, importAccountText as text } from '../../text/import-account'
import { importMapText } from '../../text/import-map'
import { columnName } from '../../text/import-reasons'
import styles from './account-panel.module.css'
import type { RowsAbout } from './row-messages'

const LISTS = ['out', 'noted', 'leftOut', 'missed'] as const
type List = (typeof LISTS)[number]

export interface AccountPanelProps {
  readonly title: string
  readonly account: ImportAccount
  /** Shows the rows behind a count; `null`: there is no list of them here. */
  readonly onRows: ((about: RowsAbout) => void) | null
  /** Leads to the columns that are left out, to be kept as fields; `null`: it is too late, or not theirs. */
  readonly onColumns?: (() => void) | null
}

/** What an import comes to, one number for each end of a row, a record or a cell, each with what it is made of. */
export function AccountPanel({ title, account, onRows, onColumns = null }: AccountPanelProps) {
  const { formats } = useWorkspace()
  const [open, setOpen] = useState<List | null>(null)
  const { rows, imported, records, cells } = account
  const counts: Readonly<Record<List, number>> = {
    out: rows - imported,
    noted: cellsIn(cells.noted),
    leftOut: cellsIn(cells.leftOut),
    missed: cellsIn(cells.missed),
  }
  const words: Readonly<Record<List, string>> = {
    out: text.out(formats.number(counts.out), counts.out === 1),
    noted: text.noted(formats.number(counts.noted)),
    leftOut: text.leftOut(formats.number(counts.leftOut)),
    missed: text.missed(formats.number(counts.missed)),
  }
  const opener = (list: List) =>
    counts[list] === 0 ? null : (
      <button
        type="button"
        className={classNames(styles.count, (list === 'out' || list === 'missed') && styles.attention)}
        aria-expanded={open === list}
        onClick={() => setOpen(open === list ? null : list)}
      >
        {words[list]}
        <ChevronRight size={12} aria-hidden="true" className={styles.mark} />
      </button>
    )
  const shown = open === null || counts[open] === 0 ? null : open
  return (
    <section className={styles.panel} aria-label={title}>
      <dl className={styles.lines}>
        <div>
          <dt>{text.rows}</dt>
          <dd className={styles.total}>{formats.number(rows)}</dd>
          <dd className={styles.parts}>
            <span>{text.imported(formats.number(imported))}</span>
            {opener('out')}
          </dd>
        </div>
        <div>
          <dt>{text.records}</dt>
          <dd className={styles.total}>{formats.number(records.reduce((sum, own) => sum + own.made + own.changed, 0))}</dd>
          <dd className={styles.parts}>
            {records.length === 0 ? <span>{text.noRecords}</span> : null}
            {records.flatMap((record) =>
              ENDS.map((end) => <Records key={`${record.collection} ${end}`} {...{ record, end, onRows }} />),
            )}
          </dd>
        </div>
        {cells.filled === 0 ? null : (
          <div>
            <dt>{text.cells}</dt>
            <dd className={styles.total}>{formats.number(cells.filled)}</dd>
            <dd className={styles.parts}>
              <span>{text.written(formats.number(cells.written - counts.noted))}</span>
              {opener('noted')}
              {opener('leftOut')}
              {opener('missed')}
            </dd>
          </div>
        )}
      </dl>
      {shown === null ? null : (
        <>
          <CountList name={text.lists[shown]} lines={linesOf(shown, account, formats.number)} onRows={onRows} />
          {shown === 'leftOut' && onColumns !== null ? (
            <Button size="sm" icon={<Plus size={14} />} onClick={onColumns}>
              {importMapText.keepFields}
            </Button>
          ) : null}
        </>
      )}
    </section>
  )
}

function cellsIn(sums: readonly { readonly cells: number }[]): number {
  return sums.reduce((all, { cells }) => all + cells, 0)
}

const ENDS = ['made', 'changed', 'unchanged'] as const

interface RecordsProps extends Pick<AccountPanelProps, 'onRows'> {
  readonly record: RecordCount
  readonly end: (typeof ENDS)[number]
}

function Records({ record, end, onRows }: RecordsProps) {
  const { formats } = useWorkspace()
  const { collection, [end]: count } = record
  if (count === 0) return null
  const words = text.recordsOf(formats.number(count), count === 1, collection, end)
  if (onRows === null) return <span>{words}</span>
  return (
    <button
      type="button"
      className={styles.count}
      aria-label={text.show(words)}
      onClick={() => onRows({ kind: 'records', collection, end })}
    >
      {words}
    </button>
  )
}

interface Line {
  readonly key: string
  readonly count: string
  readonly name: string
  readonly hint: string
  readonly about: RowsAbout
}

function linesOf(list: List, { out, cells }: ImportAccount, format: (count: number) => string): readonly Line[] {
  if (list === 'out') {
    return out.map(({ reason, rows }) => {
      const count = format(rows)
      const name = text.outBecause('', reason).trim()
      return { key: reason, count, name, hint: '', about: { kind: 'out', reason } }
    })
  }
  if (list === 'leftOut') {
    return cells.leftOut.map(({ column, cells: count, example }) => ({
      key: String(column.index),
      count: format(count),
      name: columnName(column),
      hint: example === '' ? '' : text.example(example),
      about: { kind: 'cells', column: column.index, reason: null },
    }))
  }
  return cells[list].map(({ column, reason, cells: count, example }: CellSum) => ({
    key: `${column.index} ${reason}`,
    count: format(count),
    name: columnName(column),
    hint: hintOf(cellReasonText(reason, example), example),
    about: { kind: 'cells', column: column.index, reason },
  }))
}

/** The sentence, with the example where it does not say it. */
function hintOf(sentence: string, example: string): string {
  return example === '' || sentence.includes(example) ? sentence : `${sentence.replace(/\.$/, '')} (${text.example(example)}).`
}

/** As many columns as one looks through. */
const SHOWN = 100

interface CountListProps extends Pick<AccountPanelProps, 'onRows'> {
  readonly name: string
  readonly lines: readonly Line[]
}

function CountList({ name, lines, onRows }: CountListProps) {
  const { formats } = useWorkspace()
  const hidden = lines.length - SHOWN
  return (
    <ul className={styles.list} aria-label={name}>
      {lines.slice(0, SHOWN).map((line) => {
        const content = (
          <>
            <span className={styles.number}>{line.count}</span>
            <span className={styles.name}>{line.name}</span>
            <span className={styles.hint}>{line.hint}</span>
          </>
        )
        return (
          <li key={line.key}>
            {onRows === null ? (
              <span className={styles.line}>{content}</span>
            ) : (
              <button type="button" className={styles.line} onClick={() => onRows(line.about)}>
                {content}
              </button>
            )}
          </li>
        )
      })}
      {hidden > 0 ? <li className={styles.hint}>{text.more(formats.number(hidden))}</li> : null}
    </ul>
  )
}

/** Above the way on: how many rows do not go along, and why. Each reason shows its rows. */
export function RowsOut({
  account,
  onRows,
}: Pick<AccountPanelProps, 'account'> & { readonly onRows: (about: RowsAbout) => void }) {
  const { formats } = useWorkspace()
  const rows = account.rows - account.imported
  if (rows === 0) return null
  return (
    <p className={styles.rowsOut}>
      {text.rowsOut(formats.number(rows), rows === 1)}
      {account.out.map(({ reason, rows: count }) => (
        <button key={reason} type="button" className={styles.count} onClick={() => onRows({ kind: 'out', reason })}>
          {text.outBecause(formats.number(count), reason)}
        </button>
      ))}
    </p>
  )
}
