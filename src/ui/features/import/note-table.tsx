import { useMemo, useState } from 'react'
import type { Column } from '../../../domain/model/imports/reading/header'
import { useWorkspace } from '../../app/workspace-context'
import { Tag } from '../../design/tag'
import { importText } from '../../text/import'
import { fateText, reasonsOf } from '../../text/import-reasons'
import type { RowNote } from './import-messages'
import styles from './import.module.css'
import { RowCells, RowFrame, useRows } from './row-frame'
import table from './row-table.module.css'

const FILTERS = ['all', 'fail', 'skip', 'warn'] as const
type Filter = (typeof FILTERS)[number]

/** Every row that is not simply imported, with the reasons, each in a sentence. */
export function NoteTable({ notes, columns }: { readonly notes: readonly RowNote[]; readonly columns: readonly Column[] }) {
  const [filter, setFilter] = useState<Filter>('all')
  const { formats } = useWorkspace()
  const byFilter = useMemo(() => {
    const lists: Record<Filter, RowNote[]> = { all: [...notes], fail: [], skip: [], warn: [] }
    for (const note of notes) lists[kindOf(note)].push(note)
    return lists
  }, [notes])
  const listed = byFilter[filter]
  const rows = useRows(listed.length)
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
      <RowFrame
        label={importText.notes}
        end={importText.whatHappened}
        rows={rows}
        none={listed.length === 0 ? importText.noneOfThese : null}
      >
        {(position) => {
          const note = listed[position]
          return note === undefined ? null : (
            <div role="row" aria-rowindex={position + 2} className={table.line}>
              <RowCells
                line={note.line}
                text={note.text}
                reasons={reasonsOf(note, columns)}
                tag={<Tag colour={COLOURS[kindOf(note)]}>{fateText(note.fate, note.outcome)}</Tag>}
              />
            </div>
          )
        }}
      </RowFrame>
    </div>
  )
}

const COLOURS = { warn: 'green', skip: 'grey', fail: 'red' } as const

function kindOf({ fate, outcome }: RowNote): Exclude<Filter, 'all'> {
  const kind = outcome?.kind ?? fate.kind
  if (kind === 'fail' || kind === 'failed') return 'fail'
  return kind === 'skip' || kind === 'skipped' ? 'skip' : 'warn'
}
