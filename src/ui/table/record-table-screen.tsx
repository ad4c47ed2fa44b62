import { useMemo, useState, type ReactNode } from 'react'
import { lazyPart } from '../design/lazy-part'
import { useWorkspace } from '../app/workspace-context'
import { NARROW, useMedia } from '../hooks/use-media'
import { Page } from '../app/page'
import { tablesText } from '../text/tables'
import { Banner } from '../design/banner'
import { EVERYTHING_SELECTED, type RowSelection } from '../grid/row-selection'
import { useHotkeys } from '../hooks/hotkeys'
import { NO_FILTER } from '../../domain/model/views/view'
import { Skeleton } from '../design/skeleton'
import { Button } from '../design/button'
import { EmptyState, ErrorState } from '../design/message'
import { errorText } from '../text/error-text'
import type { TableRow } from './bulk-jobs'
import { shownColumns } from './column-choice'
import { RecordGrid, type RecordTableProps } from './record-grid'
import { TableToolbar } from './table-toolbar'
import { isFiltered } from './list-view'
import styles from './record-table.module.css'

const ListExport = lazyPart(() => import('./list-export').then((file) => file.ListExport))

interface RecordTableScreenProps<Row extends TableRow> extends RecordTableProps<Row> {
  /** What can be done with the whole list. */
  readonly actions: ReactNode
  /** Shown while there is not one record. */
  readonly empty: ReactNode
}

/** The screen of a list of records: its name and number, what it is asked, and the list in whatever state it is. */
export function RecordTableScreen<Row extends TableRow>(props: RecordTableScreenProps<Row>) {
  const { used, texts, columns } = props
  const { state, table } = used
  const { formats, may } = useWorkspace()
  const [exported, setExported] = useState<RowSelection | null>(null)
  const narrow = useMedia(NARROW)
  const shown = useMemo(() => shownColumns(state.view.columns, columns), [state.view.columns, columns])
  const isEmpty = state.status === 'ready' && state.total === 0 && state.isCurrent
  const isBlank = isEmpty && !isFiltered(state.view)
  const onExport = may('export-view') ? setExported : null
  const exportAll = onExport === null || state.status !== 'ready' ? null : () => onExport(EVERYTHING_SELECTED)
  useHotkeys(exportAll === null ? [] : [{ keys: '', label: tablesText.export, group: tablesText.group, run: exportAll }])
  return (
    <Page
      title={texts.title}
      note={
        state.status === 'ready' ? (
          <TotalNote text={texts.count(state.total, formats.number(state.total))} isStale={state.freshness === 'stale'} />
        ) : undefined
      }
      actions={props.actions}
      toolbar={
        isBlank ? undefined : (
          <TableToolbar
            reader={used.reader}
            offered={used.offered}
            view={state.view}
            sort={state.view.sort.length === 0 ? used.usualSort : state.view.sort}
            onView={table.show}
            onSearch={table.search}
            searchLabel={texts.search}
            plainName={texts.all}
            onExport={exportAll}
            columns={narrow ? null : { usual: columns, shown }}
          />
        )
      }
    >
      {used.trouble === null ? null : <Banner>{tablesText.trouble[used.trouble]}</Banner>}
      {state.status === 'ready' && state.isSimilar ? <Banner>{tablesText.similar}</Banner> : null}
      {state.status === 'loading' ? <TableSkeleton /> : null}
      {state.status === 'failed' ? <TableFailure error={state.error} onRetry={table.retry} /> : null}
      {isBlank ? props.empty : null}
      {isEmpty && !isBlank ? <NoMatch onClear={() => table.change({ search: '', filter: NO_FILTER })} /> : null}
      {state.status === 'ready' && !isEmpty ? (
        <RecordGrid {...props} shown={state} choice={shown} narrow={narrow} onExport={onExport} />
      ) : null}
      {exported === null || state.status !== 'ready' ? null : (
        <ListExport
          collection={props.collection}
          name={texts.all}
          used={used}
          columns={columns}
          shown={shown}
          selection={exported}
          onClose={() => setExported(null)}
        />
      )}
    </Page>
  )
}

/** How many there are, and whether that is only how it stood last: the shell says that the connection is down. */
function TotalNote({ text, isStale }: { readonly text: string; readonly isStale: boolean }) {
  return <span role="status">{isStale ? tablesText.stale(text) : text}</span>
}

const ROWS = ['62%', '48%', '70%', '55%', '66%', '41%', '58%', '50%', '64%', '46%', '60%', '52%'] as const

/** The list is on its way. */
function TableSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{tablesText.loading}</span>
      {ROWS.map((width) => (
        <div className={styles.row} key={width}>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  )
}

function TableFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <ErrorState title={tablesText.couldNotLoad} actions={<Button onClick={onRetry}>{tablesText.retry}</Button>}>
      {errorText(error)}
    </ErrorState>
  )
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title={tablesText.noMatchTitle} actions={<Button onClick={onClear}>{tablesText.clearSearchAndFilters}</Button>}>
      {tablesText.noMatchBody}
    </EmptyState>
  )
}
