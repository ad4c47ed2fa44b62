import { useVirtualizer } from '@tanstack/react-virtual'
import { Search } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useWorkspace } from '../../app/workspace-context'
import { classNames } from '../../design/class-names'
import { Spinner } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { importText } from '../../text/import'
import { importCheckText as text } from '../../text/import-check'
import type { Answers } from './draft-state'
import type { ColumnView } from './import-messages'
import { RowLine } from './row-line'
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

const ROW_HEIGHT = 45
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
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  /** The row whose button takes the focus as soon as it is drawn. */
  const wanted = useRef<number | null>(null)
  const state = stream.status === 'ready' ? stream.value : null
  const total = state?.total ?? 0
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which it confuses, is not in use
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  useEffect(() => {
    if (total > 0) model.need(first, last)
  }, [model, first, last, total])
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const button = frame.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`)
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
    if (move === undefined || !(press.target instanceof HTMLElement) || press.target.dataset['place'] === undefined) return
    press.preventDefault()
    const next = Math.min(Math.max(move(active, total - 1), 0), total - 1)
    wanted.current = next
    setActive(next)
    virtual.scrollToIndex(next)
  }

  return (
    <div className={styles.rows}>
      <RowFilters counts={counts} filter={state.query.filter} onFilter={(filter) => show({ filter })} />
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
        <span role="status" className={styles.status}>
          {replanned !== null ? (
            <>
              <Spinner />
              {replanned === 0 ? text.planningAgain : importText.planning(formats.number(replanned), formats.number(counts.all))}
            </>
          ) : state.query.search.trim() === '' ? null : (
            text.found(formats.number(total), total === 1)
          )}
        </span>
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div ref={frame} className={styles.frame} role="region" aria-label={text.rows} tabIndex={0}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys move the focus between the rows' buttons */}
        <div role="table" aria-label={text.rows} aria-rowcount={total + 1} onKeyDown={onKeyDown}>
          <div role="row" aria-rowindex={1} className={styles.head}>
            <span role="columnheader">{importText.line}</span>
            <span role="columnheader">{importText.row}</span>
            <span role="columnheader">{importText.why}</span>
            <span role="columnheader">{importText.what}</span>
          </div>
          <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
            {items.map(({ index, start }) => {
              const view = state.rows.get(index)
              return (
                <div
                  key={index}
                  ref={virtual.measureElement}
                  data-index={index}
                  role="presentation"
                  className={styles.place}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {view === undefined ? (
                    <div role="row" aria-rowindex={index + 2} className={styles.line}>
                      <span role="cell">{text.loading}</span>
                    </div>
                  ) : (
                    <RowLine
                      view={view}
                      place={index}
                      isReachable={index === active || (index === first && (active < first || active > last))}
                      detail={state.open.has(view.row) ? (state.open.get(view.row) ?? 'pending') : null}
                      columns={columns}
                      mapped={mapped}
                      answers={answers}
                      onToggle={() => {
                        setActive(index)
                        model.toggle(view.row)
                      }}
                      onAnswer={onAnswer}
                    />
                  )}
                </div>
              )
            })}
          </div>
        </div>
        {total === 0 && state.total !== null ? <p className={styles.none}>{text.none}</p> : null}
      </div>
    </div>
  )
}

export interface RowFiltersProps {
  readonly counts: RowCounts
  readonly filter: RowFilter
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
          <span className={styles.label}>{text.filterOf(name)}</span>
        </button>
      ))}
    </div>
  )
}
