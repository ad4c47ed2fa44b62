import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '../design/lazy-part'
import type { Id } from '../../domain/model/kernel/id'
import { LIMITS } from '../../domain/model/records/limits'
import { readSubject, subjectOf } from '../../domain/model/records/subject'
import { recordPath } from '../app/routes'
import { useKeepTrail } from '../app/record-trail'
import { usePeek } from '../app/use-peek'
import { useChanges } from '../app/use-apply'
import { useWorkspace } from '../app/workspace-context'
import { Grid } from '../grid/grid'
import type { GridEditor, GridSummary } from '../grid/grid.types'
import { NOTHING_SELECTED, selectedCount, type RowSelection } from '../grid/row-selection'
import { COARSE, useMedia } from '../hooks/use-media'
import { useHotkeys } from '../hooks/hotkeys'
import { tablesText } from '../text/tables'
import { trashJob, type BulkCollection, type TableRow } from './bulk-jobs'
import type { ViewColumn } from '../../domain/model/views/view'
import { moveColumnTo, resizeColumn } from './column-choice'
import { groupedRows } from './list-groups'
import styles from './record-table.module.css'
import type { ReadyTable } from './record-table.model'
import type { TableColumn } from './columns'
import { focusGrid } from '../grid/grid-input'
import { gridShortcuts, useListFocus } from './list-keys'
import type { UsedRecordTable } from './use-record-table'

// Nobody selects before there is a list.
const SelectionBar = lazyPart(() => import('./selection-bar').then((file) => file.SelectionBar))

const ROW_HEIGHT = 36
const TOUCH_ROW_HEIGHT = 44
const LIST_ROW_HEIGHT = 64

export interface RecordTableTexts {
  readonly title: string
  /** What the list is called as it is without saving a view. */
  readonly all: string
  readonly grid: string
  readonly search: string
  readonly count: (count: number, formatted: string) => string
  readonly trashed: (count: number, formatted: string) => string
  readonly assigned: (count: number, formatted: string, owner: string) => string
  readonly tagged: (count: number, formatted: string, tag: string) => string
}

/** What the lists of records differ in. */
export interface RecordTableProps<Row extends TableRow> {
  readonly collection: BulkCollection
  readonly used: UsedRecordTable<Row>
  readonly columns: readonly TableColumn<Row>[]
  readonly summary: GridSummary<Row>
  readonly texts: RecordTableTexts
  /** `null` for those who may not edit. */
  readonly renderEditor: ((editor: GridEditor<Row>) => ReactNode) | null
  /** `null` for records that are not merged. */
  readonly renderMerge: ((merge: MergeOfRows) => ReactNode) | null
}

/** Rows to be made one. */
export interface MergeOfRows {
  readonly ids: readonly Id[]
  readonly onClose: () => void
  readonly onMerged: () => void
}

export interface RecordGridProps<Row extends TableRow> extends RecordTableProps<Row> {
  readonly shown: ReadyTable<Row>
  /** The columns shown, in their order. */
  readonly choice: readonly ViewColumn[]
  readonly narrow: boolean
  /** `null` for those who may not. */
  readonly onExport: ((selection: RowSelection) => void) | null
}

/** The rows, and what is done with those selected. */
export function RecordGrid<Row extends TableRow>(props: RecordGridProps<Row>) {
  const { used, shown, choice, narrow, collection, texts, onExport } = props
  const { table, writeUrl, rowsOf } = used
  const { may, formats, workspace } = useWorkspace()
  const changes = useChanges()
  const coarse = useMedia(COARSE)
  const [, navigate] = useLocation()
  const peek = usePeek()
  const [merging, setMerging] = useState<readonly Id[] | null>(null)
  const question = JSON.stringify([shown.view.search, shown.view.filter])
  const [{ selection, of }, setSelection] = useState<Selected>({ selection: NOTHING_SELECTED, of: question })
  // What was selected among other rows must not be thrown away with these.
  const selected = of === question ? selection : NOTHING_SELECTED
  const count = selectedCount(selected, shown.total)
  const sort = shown.view.sort.length === 0 ? used.usualSort : shown.view.sort
  useListFocus()
  useHotkeys(gridShortcuts(props.renderEditor !== null))
  useKeepTrail({ kind: collection, rows: shown.rows, total: shown.total })
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(NOTHING_COLLAPSED)
  const listed = useMemo(() => groupedRows(shown, collapsed, formats), [shown, collapsed, formats])
  const columns = useMemo(() => {
    const byKey = new Map(props.columns.map((column) => [column.key, column]))
    return choice.flatMap(({ field, width }) => {
      const column = byKey.get(field)
      return column === undefined ? [] : [width === null ? column : { ...column, width }]
    })
  }, [props.columns, choice])

  function select(next: RowSelection): void {
    setSelection({ selection: next, of: question })
  }

  async function trash(rows: RowSelection): Promise<void> {
    const gone = await rowsOf(rows)
    select(NOTHING_SELECTED)
    await changes.applyAll((done) => texts.trashed(done, formats.number(done)), trashJob(collection)(gone))
  }

  async function merge(): Promise<void> {
    setMerging((await rowsOf(selected)).map(({ id }) => id))
  }

  return (
    <div className={styles.frame} data-bulk={count > 0 ? '' : undefined}>
      <Grid
        label={texts.grid}
        rows={listed}
        rowCount={shown.total}
        onToggleHead={(id) => setCollapsed((before) => toggled(before, id))}
        columns={columns}
        summary={narrow ? props.summary : null}
        rowHeight={narrow ? LIST_ROW_HEIGHT : coarse ? TOUCH_ROW_HEIGHT : ROW_HEIGHT}
        sort={sort.map(({ field, direction }) => ({ key: field, direction }))}
        selection={selected}
        selectLabel={tablesText.select}
        selectAllLabel={tablesText.selectAll}
        listKey={JSON.stringify([workspace.id, collection, question, sort, shown.view.group])}
        onSelection={select}
        onSort={table.sortBy}
        onResize={(key, width) => table.change({ columns: resizeColumn(choice, key, width) })}
        onMove={(key, to) => table.change({ columns: moveColumnTo(choice, key, to) })}
        onOpen={(row) => {
          writeUrl()
          navigate(recordPath(workspace.slug, collection, row.id))
        }}
        onPeek={(row) => (row === null ? peek.close() : peek.open(subjectOf(collection, row.id)))}
        peekedId={peek.subject === null ? null : readSubject(peek.subject).id}
        onNearEnd={table.loadMore}
        onTrash={(row) => {
          if (may(`${collection}.trash`)) void trash(count > 0 ? selected : { kind: 'some', ids: new Set([row.id]) })
        }}
        renderEditor={props.renderEditor}
      />
      {count > 0 ? (
        <SelectionBar
          collection={collection}
          texts={texts}
          count={count}
          selected={() => rowsOf(selected)}
          leave={focusGrid}
          onDone={() => select(NOTHING_SELECTED)}
          onMerge={
            props.renderMerge === null || count < 2 || count > LIMITS.subjects || !may('merge') ? null : () => void merge()
          }
          onExport={onExport === null ? null : () => onExport(selected)}
          onClear={() => select(NOTHING_SELECTED)}
        />
      ) : null}
      {merging === null
        ? null
        : props.renderMerge?.({
            ids: merging,
            onClose: () => setMerging(null),
            onMerged: () => select(NOTHING_SELECTED),
          })}
    </div>
  )
}

interface Selected {
  readonly selection: RowSelection
  /** The search and filters it was made under. */
  readonly of: string
}

const NOTHING_COLLAPSED: ReadonlySet<string> = new Set()

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(before)
  if (!next.delete(id)) next.add(id)
  return next
}
