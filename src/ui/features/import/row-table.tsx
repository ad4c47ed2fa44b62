import { Search, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useWorkspace } from '../../app/workspace-context'
import { classNames } from '../../design/class-names'
import { Button, Spinner } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { importText } from '../../text/import'
import { aboutText, importAccountText } from '../../text/import-account'
import { importCheckText as text } from '../../text/import-check'
import type { Answers } from './draft-state'
import type { ColumnView } from './import-messages'
import { RowFrame, useRows } from './row-frame'
import { FileRow } from './file-row'
import { type RowCounts, ROW_FILTERS, type RowFilter } from './row-messages'
import styles from './row-table.module.css'
import type { RowsModel } from './rows.model'

export interface RowTableProps {
  readonly model: RowsModel
  readonly counts: RowCounts
  readonly columns: readonly ColumnView[]
  /** Columns that are imported. */
  readonly mapped: ReadonlySet<number>
  readonly answers: Answers
  /** How far the rows are planned again, where they are; what is shown is the plan before. */
  readonly replanned: number | null
  readonly onAnswer: (change: Partial<Answers>) => void
}

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 10,
  PageUp: (at) => at - 10,
  Home: () => 0,
  End: (_, last) => last,
}

/** Every row of the file with what becomes of it, to be looked through and mended. Draws and fetches only what is in view. */
export function RowTable({ model, counts, columns, mapped, answers, replanned, onAnswer }: RowTableProps) {
  const { formats } = useWorkspace()
  const stream = useStream(model, () => model.state$)
  const [active, setActive] = useState(0)
  /** The row whose button takes the focus as soon as it is drawn. */
  const wanted = useRef<number | null>(null)
  const state = stream.status === 'ready' ? stream.value : null
  const total = state?.total ?? 0
  const rows = useRows(total)
  const { frame, virtual } = rows
  const items = virtual.getVirtualItems()
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  useEffect(() => {
    if (total > 0) model.need(first, last)
  }, [model, first, last, total])
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const button = frame.current?.querySelector<HTMLElement>(`[data-position="${wanted.current}"]`)
    if (button == null) return
    wanted.current = null
    button.focus()
  })
  if (state === null) return null

  const show = (change: Partial<typeof state.query>) => {
    model.setQuery(change)
    setActive(0)
    frame.current?.scrollTo({ top: 0 })
  }
  const onKeyDown = (press: KeyboardEvent) => {
    const move = MOVES[press.key]
    if (move === undefined || !(press.target instanceof HTMLElement) || press.target.dataset['position'] === undefined) return
    press.preventDefault()
    const next = Math.min(Math.max(move(active, total - 1), 0), total - 1)
    wanted.current = next
    setActive(next)
    virtual.scrollToIndex(next)
  }

  return (
    <div className={styles.rows}>
      <RowFilters
        counts={counts}
        filter={state.query.about === null ? state.query.filter : null}
        onFilter={(filter) => show({ filter, about: null })}
      />
      <div className={styles.tools}>
        <label className={styles.find}>
          <Search size={14} aria-hidden="true" />
          <input
            type="search"
            aria-label={text.find}
            placeholder={text.find}
            value={state.query.search}
            onChange={(change) => show({ search: change.currentTarget.value })}
          />
        </label>
        {state.query.about === null ? null : (
          <Button size="sm" icon={<X size={12} />} aria-label={importAccountText.all} onClick={() => show({ about: null })}>
            {importAccountText.only(aboutText(state.query.about, columns))}
          </Button>
        )}
        <span role="status" className={styles.status}>
          {replanned !== null ? (
            <>
              <Spinner />
              {replanned === 0 ? text.planningAgain : importText.planning(formats.number(replanned), formats.number(counts.all))}
            </>
          ) : state.query.search.trim() === '' && state.query.about === null ? null : (
            text.found(formats.number(total), total === 1)
          )}
        </span>
      </div>
      <RowFrame
        label={text.rows}
        end={importText.what}
        rows={rows}
        none={total === 0 && state.total !== null ? text.none : null}
        onKeyDown={onKeyDown}
      >
        {(position) => {
          const view = state.rows.get(position)
          return view === undefined ? (
            <div role="row" aria-rowindex={position + 2} className={styles.line}>
              <span role="cell">{text.loading}</span>
            </div>
          ) : (
            <FileRow
              view={view}
              position={position}
              isReachable={position === active || (position === first && (active < first || active > last))}
              detail={state.open.has(view.row) ? (state.open.get(view.row) ?? 'pending') : null}
              columns={columns}
              mapped={mapped}
              answers={answers}
              onToggle={() => {
                setActive(position)
                model.toggle(view.row)
              }}
              onAnswer={onAnswer}
            />
          )
        }}
      </RowFrame>
    </div>
  )
}

export interface RowFiltersProps {
  readonly counts: RowCounts
  /** `null`: other rows are shown. */
  readonly filter: RowFilter | null
  readonly onFilter: (filter: RowFilter) => void
}

/** How many rows meet which fate; each count shows its rows. */
export function RowFilters({ counts, filter, onFilter }: RowFiltersProps) {
  const { formats } = useWorkspace()
  return (
    <div role="group" aria-label={text.show} className={styles.filters}>
      {ROW_FILTERS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={filter === name}
          className={classNames(styles.filter, counts[name] > 0 && styles[name])}
          onClick={() => onFilter(name)}
        >
          <span className={styles.count}>{formats.number(counts[name])}</span>
          <span className={styles.label}>{text.filters[name]}</span>
        </button>
      ))}
    </div>
  )
}
