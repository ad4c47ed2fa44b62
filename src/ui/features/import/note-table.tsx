import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import type { Column } from '../../../domain/model/imports/reading/header'
import { useWorkspace } from '../../app/workspace-context'
import { Tag } from '../../design/tag'
import { importText } from '../../text/import'
import { fateText, problemText, skipText } from '../../text/import-reasons'
import type { RowNote } from './import-messages'
import styles from './import.module.css'
import own from './note-table.module.css'

const FILTERS = ['all', 'fail', 'skip', 'warn'] as const
type Filter = (typeof FILTERS)[number]

const ROW_HEIGHT = 44

/** Every row that is not simply imported, with the reasons, each in a sentence. Draws only what is in view. */
export function NoteTable({ notes, columns }: { readonly notes: readonly RowNote[]; readonly columns: readonly Column[] }) {
  const [filter, setFilter] = useState<Filter>('all')
  const { formats } = useWorkspace()
  const frame = useRef<HTMLDivElement>(null)
  const byFilter = useMemo(() => {
    const lists: Record<Filter, RowNote[]> = { all: [...notes], fail: [], skip: [], warn: [] }
    for (const note of notes) lists[kindOf(note)].push(note)
    return lists
  }, [notes])
  const listed = byFilter[filter]
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which it confuses, is not in use
  const virtual = useVirtualizer({
    count: listed.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  if (notes.length === 0) return <p className={styles.hint}>{importText.noNotes}</p>
  return (
    <div>
      <div className={styles.tabs}>
        <h3>{importText.notes}</h3>
        {FILTERS.map((name) => (
          <button key={name} type="button" aria-pressed={filter === name} className={styles.tab} onClick={() => setFilter(name)}>
            {importText.filterOf(name, formats.number(byFilter[name].length))}
          </button>
        ))}
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div ref={frame} className={own.notes} role="region" aria-label={importText.notes} tabIndex={0}>
        <div role="table" aria-label={importText.notes} aria-rowcount={listed.length + 1}>
          <div role="row" aria-rowindex={1} className={own.notesHead}>
            <span role="columnheader">{importText.line}</span>
            <span role="columnheader">{importText.row}</span>
            <span role="columnheader">{importText.why}</span>
            <span role="columnheader">{importText.whatHappened}</span>
          </div>
          <div role="rowgroup" className={own.notesBody} style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const note = listed[index]
              return note === undefined ? null : (
                <div
                  key={note.row}
                  ref={virtual.measureElement}
                  data-index={index}
                  role="row"
                  aria-rowindex={index + 2}
                  className={own.note}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <span role="cell" className={own.noteLine}>
                    {note.line}
                  </span>
                  <span role="cell" className={own.noteText}>
                    {note.text}
                  </span>
                  <span role="cell" className={own.reasons}>
                    {reasonsOf(note, columns).map((reason) => (
                      <span key={reason}>{reason}</span>
                    ))}
                  </span>
                  <span role="cell">
                    <Tag colour={COLOURS[kindOf(note)]}>{fateText(note.fate, note.outcome)}</Tag>
                  </span>
                </div>
              )
            })}
          </div>
        </div>
        {listed.length === 0 ? <p className={styles.hint}>{importText.noneOfThese}</p> : null}
      </div>
    </div>
  )
}

const COLOURS = { warn: 'green', skip: 'grey', fail: 'red' } as const

function kindOf({ fate, outcome }: RowNote): Exclude<Filter, 'all'> {
  const kind = outcome?.kind ?? fate.kind
  if (kind === 'fail' || kind === 'failed') return 'fail'
  return kind === 'skip' || kind === 'skipped' ? 'skip' : 'warn'
}

function reasonsOf({ fate, outcome, problems }: RowNote, columns: readonly Column[]): readonly string[] {
  const skip = skipText(fate, outcome)
  return [...new Set([...(skip === null ? [] : [skip]), ...problems.map((problem) => problemText(problem, columns))])]
}
