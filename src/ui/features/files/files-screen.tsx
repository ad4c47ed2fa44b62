import { Paperclip } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useShown } from '../../hooks/shown-value'
import { useSearchParams } from 'wouter'
import { of } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import { LIMITS } from '../../../domain/model/records/limits'
import { usePorts } from '../../app/ports-context'
import { useOpenUploads } from './open-uploads'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { EmptyState } from '../../design/message'
import { Grid } from '../../grid/grid'
import { isSelected, NOTHING_SELECTED, type RowSelection } from '../../grid/row-selection'
import { NARROW, useMedia } from '../../hooks/use-media'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { LoadState } from '../../app/screen-skeleton'
import { filesText } from '../../text/files'
import { selectionText } from '../../text/selection'
import { tablesText } from '../../text/tables'
import { fileColumns, fileSummary, OPEN_PARAM, SORT_OF } from './file-columns'
import { FileDialog } from './file-dialog'
import {
  filesQuery,
  isFilesFiltered,
  NO_FILTER,
  readFilesFilter,
  sortedBy,
  writeFilesFilter,
  type FilesFilter,
  FilesToolbar,
} from './files-filter'
import { filesList, type FilesState } from './files.model'
import styles from './files-screen.module.css'
import { isUnderWay } from './upload'
import { useKeptFiles, useFileActions } from './use-file-actions'

const text = filesText

/** Every file of the workspace; the link holds what of them is shown, and in which order. */
export function FilesScreen() {
  const { records } = usePorts()
  const { workspace, formats, timeZone } = useWorkspace()
  const [params, setParams] = useSearchParams()
  const openId = params.get(OPEN_PARAM)
  // What is open is in the link too, and asks for no other list.
  const key = writeFilesFilter(new URLSearchParams(), readFilesFilter(params)).toString()
  const { id: workspaceId } = workspace
  const filter = useMemo(() => readFilesFilter(new URLSearchParams(key)), [key])
  const list = useMemo(
    () => filesList(records, filesQuery(filter, { workspaceId, timeZone })),
    [records, filter, workspaceId, timeZone],
  )
  const state = useStream(list, () => list.state$)
  const show = (next: FilesFilter) => setParams((now) => writeFilesFilter(now, next), { replace: true })
  const open = (id: Id | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (id === null) next.delete(OPEN_PARAM)
        else next.set(OPEN_PARAM, id)
        return next
      },
      { replace: true },
    )
  const isEmpty = state.status === 'ready' && state.value.total === 0
  const isFiltered = isFilesFiltered(filter)
  return (
    <Page
      title={text.title}
      note={state.status === 'ready' ? text.count(state.value.total, formats.number(state.value.total)) : undefined}
      toolbar={<FilesToolbar filter={filter} onFilter={show} />}
    >
      <LoadState state={state} />
      {isEmpty && isFiltered ? (
        <EmptyState title={text.noMatch} actions={<Button onClick={() => show(NO_FILTER)}>{text.clear}</Button>}>
          {text.noMatchBody}
        </EmptyState>
      ) : null}
      {isEmpty && !isFiltered ? (
        <EmptyState icon={<Paperclip size={20} />} title={text.emptyTitle}>
          {text.emptyBody}
        </EmptyState>
      ) : null}
      {state.status === 'ready' && !isEmpty ? (
        <FilesGrid
          state={state.value}
          filter={filter}
          onFilter={show}
          onMore={() => list.loadMore()}
          openId={openId}
          onOpen={open}
        />
      ) : null}
    </Page>
  )
}

interface FilesGridProps {
  readonly state: FilesState
  readonly filter: FilesFilter
  readonly onFilter: (filter: FilesFilter) => void
  readonly onMore: () => void
  readonly openId: string | null
  readonly onOpen: (id: Id | null) => void
}

function FilesGrid({ state, filter, onFilter, onMore, openId, onOpen }: FilesGridProps) {
  const { workspace, memberName, formats, may } = useWorkspace()
  const isNarrow = useMedia(NARROW)
  const actions = useFileActions()
  const underWay = useUnderWay()
  const kept = useKeptFiles()
  const [selection, setSelection] = useState<RowSelection>(NOTHING_SELECTED)
  const words = useMemo(
    () => ({
      slug: workspace.slug,
      locale: formats.locale,
      memberName,
      formats,
      isUnderWay: (id: Id) => underWay.has(id),
      isKept: (id: Id) => kept.has(id),
    }),
    [workspace.slug, memberName, formats, underWay, kept],
  )
  const columns = useMemo(() => fileColumns(words), [words])
  const summary = useMemo(() => fileSummary(words), [words])
  const selected = state.rows
    .flatMap(({ id, file }) => (isSelected(selection, id) ? [file] : []))
    .slice(0, LIMITS.batchOperations)
  const open = state.rows.find(({ id }) => id === openId)?.file
  return (
    <>
      <Grid
        label={text.title}
        rows={state.rows}
        rowCount={state.total}
        columns={columns}
        summary={isNarrow ? summary : null}
        rowHeight={isNarrow ? 64 : 36}
        sort={[{ key: keyOf(filter), direction: filter.direction }]}
        selection={selection}
        selectLabel={tablesText.select}
        selectAllLabel={tablesText.selectAll}
        listKey={JSON.stringify([workspace.id, 'files', filter])}
        onSelection={setSelection}
        onSort={(key) => {
          const sort = SORT_OF[key]
          if (sort !== undefined) onFilter(sortedBy(filter, sort))
        }}
        onOpen={({ id }) => onOpen(id)}
        onTrash={({ file }) => void actions.remove(file)}
        onNearEnd={onMore}
        renderEditor={null}
      />
      {selected.length === 0 || !may('files.trash') ? null : (
        <div className={styles.bar} role="region" aria-label={selectionText.bulkBar}>
          <span role="status">{text.selected(formats.number(selected.length))}</span>
          <Button
            size="sm"
            onClick={() => {
              setSelection(NOTHING_SELECTED)
              void actions.removeAll(selected)
            }}
          >
            {text.removeSelected}
          </Button>
        </div>
      )}
      {open === undefined ? null : (
        <FileDialog file={open} isUnderWay={underWay.has(open.id) || kept.has(open.id)} onClose={() => onOpen(null)} />
      )}
    </>
  )
}

function keyOf({ sort }: FilesFilter): string {
  return Object.entries(SORT_OF).find(([, field]) => field === sort)?.[0] ?? 'when'
}

/** The files whose bytes go on arriving, or are to, in this tab. */
function useUnderWay(): ReadonlySet<Id> {
  const uploads = useShown(useOpenUploads())
  const state = useStream(uploads, () => uploads?.uploads$ ?? of([]))
  return useMemo(
    () =>
      new Set(
        state.status === 'ready' ? state.value.filter((each) => each.isPaused || isUnderWay(each)).map(({ id }) => id) : [],
      ),
    [state],
  )
}
