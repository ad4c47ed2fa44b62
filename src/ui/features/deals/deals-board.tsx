import type { Id } from '../../../domain/model/kernel/id'
import { queryOf } from '../../../domain/model/records/check-query'
import { listPages } from '../../../domain/use-cases/records/list-pages'
import type { RecordsPort } from '../../../ports/records.port'
import { Handshake, SearchX } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '../../design/lazy-part'
import type { RecordOf } from '../../../domain/model/records/collections'
import { conditionOf } from '../../../domain/model/views/condition-of'
import { NO_FILTER } from '../../../domain/model/views/view'
import { usePreference } from '../../app/preferences'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Banner } from '../../design/banner'
import { Button } from '../../design/button'
import { useHotkeys } from '../../hooks/hotkeys'
import { EmptyState, ErrorState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { ScreenSkeleton, LoadState } from '../../app/screen-skeleton'
import { isFiltered, listQuery } from '../../table/list-view'
import type { ListAddress } from '../../table/use-list-address'
import { dealsText } from '../../text/deals'
import { tablesText } from '../../text/tables'
import { Board } from './board'
import { BoardToolbar, valuesOf, withValue } from './board-toolbar'
import { boardModel, type BoardView } from './board.model'
import styles from './board.module.css'
import type { BoardState } from './placement'
import { DealDialogs } from './deal-dialogs'
import { shownPipeline } from './in-pipeline'
import { useBoardSelection } from './use-board-selection'
import { useDealActions } from './use-deal-actions'
import { BoardSum } from './board-sum'

// Nobody selects before there is a board.
const SelectionBar = lazyPart(() => import('../../table/selection-bar').then((file) => file.SelectionBar))
const ExportDialog = lazyPart(() => import('../../export/export-dialog').then((file) => file.ExportDialog))

export interface DealsBoardProps {
  readonly address: ListAddress
  readonly actions: ReactNode
  /** `null`: one may not. */
  readonly onCreate: (() => void) | null
}

/** The deals of one pipeline by stage: of the one that the view's filter names, else of the default one. */
export function DealsBoard({ address, actions, onCreate }: DealsBoardProps) {
  const { records } = usePorts()
  const { workspace, pipelines, stages, may } = useWorkspace()
  const [isExporting, setExporting] = useState(false)
  const [note, setNote] = useState<HTMLElement | null>(null)
  const onExport = may('export-view') ? () => setExporting(true) : null
  useHotkeys(onExport === null ? [] : [{ keys: '', label: tablesText.export, group: tablesText.group, run: onExport }])
  const { views, view, lens, isWaiting, trouble, writeUrl } = address
  const pipeline = shownPipeline(pipelines, valuesOf(view.filter, 'pipeline')[0] ?? null)
  const pipelineId = pipeline?.id
  const [, remember] = usePreference(`pipeline.${workspace.id}`)
  useEffect(() => {
    // A new deal is begun in the pipeline that was looked at last.
    if (pipelineId !== undefined) remember(pipelineId)
  }, [pipelineId, remember])
  if (pipeline === undefined) return <ErrorState title={dealsText.noPipeline} />
  const { fields, filterContext } = lens()
  // The board shows this pipeline anyway.
  const isNamed = valuesOf(view.filter, 'pipeline').includes(pipeline.id)
  const filter = (isNamed ? withValue(view.filter, 'pipeline', null) : null) ?? view.filter
  return (
    <Page
      title={dealsText.title}
      note={<span ref={setNote} />}
      actions={actions}
      toolbar={<BoardToolbar address={address} pipelines={pipelines} pipelineId={pipeline.id} onExport={onExport} />}
    >
      {trouble === null ? null : <Banner>{tablesText.trouble[trouble]}</Banner>}
      {isWaiting ? (
        <ScreenSkeleton />
      ) : (
        <BoardContent
          key={pipeline.id}
          label={dealsText.board(pipeline.name)}
          view={{ pipelineId: pipeline.id, search: view.search, where: conditionOf(filter, fields, filterContext()) }}
          stages={stages.filter((stage) => stage.pipelineId === pipeline.id)}
          isNarrowed={isFiltered(view)}
          onClear={() => views.show({ ...views.view(), search: '', filter: NO_FILTER })}
          onCreate={onCreate}
          note={note}
          // Back comes back to what was shown, however soon one left.
          onFocusCard={writeUrl}
        />
      )}
      {isExporting ? (
        <ExportDialog
          request={{
            collection: 'deals',
            name: address.reader.saved?.find(({ id }) => id === view.origin)?.name ?? dealsText.all,
            count: null,
            ids: (signal) => shownIds({ workspaceId: workspace.id, address, pipelineId: pipeline.id }, records, signal),
            shown: null,
          }}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </Page>
  )
}

interface Shown {
  readonly workspaceId: Id
  readonly address: ListAddress
  /** The one that is shown, whether the view names it or not. */
  readonly pipelineId: Id
}

/** The deals of a board as its view asks for them, the ones not loaded yet as well. */
async function* shownIds({ workspaceId, address, pipelineId }: Shown, records: RecordsPort, signal: AbortSignal) {
  const { view, lens } = address
  const shown = { ...view, filter: withValue(view.filter, 'pipeline', pipelineId) ?? view.filter }
  // As the board shows it: what is similar, only where nothing matches as it was typed.
  for (const similar of [false, true]) {
    const limit = records.capabilities.maxPageSize
    const query = queryOf('dealRows', await listQuery(shown, lens(), { workspaceId, limit, similar }))
    let isEmpty = true
    for await (const rows of listPages('dealRows', query, { records, signal })) {
      isEmpty &&= rows.length === 0
      yield rows.map(({ id }) => id)
    }
    if (!isEmpty || view.search.trim() === '') return
  }
}

interface BoardContentProps {
  readonly label: string
  readonly view: BoardView
  readonly stages: readonly RecordOf<'stages'>[]
  readonly isNarrowed: boolean
  readonly onClear: () => void
  readonly onCreate: (() => void) | null
  readonly onFocusCard: () => void
  /** Beside the title, which is there before the board. */
  readonly note: HTMLElement | null
}

function BoardContent({ label, view, stages, isNarrowed, onClear, onCreate, onFocusCard, note }: BoardContentProps) {
  const { records } = usePorts()
  const { workspace, may } = useWorkspace()
  const [model] = useState(() => boardModel(records, workspace.id, view))
  // The model tells views apart by what they ask, not by who made the object.
  useEffect(() => model.show(view), [model, view])
  const board = useStream(model, () => model.state$)
  const mayEdit = may('deals.update')
  const shown = board.status === 'ready' ? board.value.columns : NO_COLUMNS
  const deals = useDealActions(stages, shown, model)
  const selection = useBoardSelection(shown)
  if (board.status !== 'ready') return <LoadState state={board} />
  const { columns } = board.value
  const isEmpty = columns.every((column) => column.deals.length === 0)
  return (
    <>
      {note === null ? null : createPortal(<BoardSum columns={columns} />, note)}
      {board.value.isSimilar ? <Banner>{tablesText.similar}</Banner> : null}
      {isEmpty && isNarrowed ? (
        <EmptyState icon={<SearchX />} title={dealsText.noMatch} actions={<Button onClick={onClear}>{dealsText.clear}</Button>}>
          {dealsText.noMatchHint}
        </EmptyState>
      ) : isEmpty && columns.every((column) => column.totals.length === 0) ? (
        <EmptyState
          icon={<Handshake />}
          title={dealsText.empty}
          actions={
            onCreate === null ? null : (
              <Button variant="primary" onClick={onCreate}>
                {dealsText.newDeal}
              </Button>
            )
          }
        >
          {dealsText.emptyHint}
        </EmptyState>
      ) : (
        <div className={styles.frame} data-bulk={selection.deals.length > 0 ? '' : undefined}>
          <Board
            label={label}
            columns={columns}
            mayEdit={mayEdit}
            actions={deals.actions}
            onMove={deals.move}
            onFocusCard={onFocusCard}
            selection={selection}
          />
          {selection.deals.length === 0 ? null : (
            <SelectionBar
              collection="deals"
              texts={{ ...dealsText, trashed: dealsText.trashedMany }}
              count={selection.deals.length}
              selected={() => Promise.resolve(selection.deals)}
              leave={focusBoard}
              onDone={selection.clear}
              onMerge={null}
              onExport={null}
              onClear={() => {
                focusBoard()
                selection.clear()
              }}
            />
          )}
        </div>
      )}
      <DealDialogs deals={deals} stages={stages} />
    </>
  )
}

const NO_COLUMNS: BoardState['columns'] = []

/** The card that Tab comes to first: one of them is always there, whatever becomes of those selected. */
function focusBoard(): void {
  document.querySelector<HTMLElement>('[data-deal][tabindex="0"]')?.focus({ preventScroll: true })
}
