import { useMemo, type ReactNode } from 'react'
import { usePreference, type PreferenceName } from '../app/preferences'
import { useWorkspace } from '../app/workspace-context'
import { NARROW, useMedia } from '../hooks/use-media'
import { Page } from '../shell/page'
import { tablesText } from '../text/tables'
import type { TableRow } from './bulk-jobs'
import { readColumns } from './column-choice'
import { RecordGrid, type RecordTableProps } from './record-grid'
import { NoMatch, TableFailure, TableSkeleton } from './table-states'
import { TableToolbar } from './table-toolbar'
import { isFiltered } from './table-view'

export interface RecordTableScreenProps<Row extends TableRow> extends RecordTableProps<Row> {
  readonly columnsPreference: PreferenceName
  /** What can be done with the whole list. */
  readonly actions: ReactNode
  /** Shown while there is not one record. */
  readonly empty: ReactNode
}

/** The screen of a list of records: its name and number, what it is asked, and the list in whatever state it is. */
export function RecordTableScreen<Row extends TableRow>(props: RecordTableScreenProps<Row>) {
  const { used, texts, columns } = props
  const { state, table } = used
  const { formats } = useWorkspace()
  const narrow = useMedia(NARROW)
  const [kept, keep] = usePreference(props.columnsPreference)
  const defaults = useMemo(
    () => ({
      all: columns.map(({ key }) => key),
      shown: columns.filter(({ isStandard }) => isStandard).map(({ key }) => key),
    }),
    [columns],
  )
  const choice = useMemo(() => readColumns(kept, defaults), [kept, defaults])
  const isEmpty = state.status === 'ready' && state.total === 0 && state.isCurrent
  const isBlank = isEmpty && !isFiltered(state.view)
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
            table={table}
            view={state.view}
            columns={columns}
            searchLabel={texts.search}
            columnChoice={narrow ? null : { defaults, choice, onChoice: keep }}
          />
        )
      }
    >
      {state.status === 'loading' ? <TableSkeleton /> : null}
      {state.status === 'failed' ? <TableFailure error={state.error} onRetry={table.retry} /> : null}
      {isBlank ? props.empty : null}
      {isEmpty && !isBlank ? <NoMatch onClear={() => table.show({ ...state.view, search: '', filters: [] })} /> : null}
      {state.status === 'ready' && !isEmpty ? <RecordGrid {...props} shown={state} choice={choice} narrow={narrow} /> : null}
    </Page>
  )
}

/** How many there are, and whether that is only how it stood last: the shell says that the line is down. */
function TotalNote({ text, isStale }: { readonly text: string; readonly isStale: boolean }) {
  return <span role="status">{isStale ? tablesText.stale(text) : text}</span>
}
