import { Handshake, Plus, SearchX } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Id } from '../../../domain/model/kernel/id'
import { useOverlays } from '../../app/overlays'
import { usePreference } from '../../app/preferences'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { EmptyState, ErrorState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../shell/page'
import { ScreenSkeleton } from '../../shell/screen-skeleton'
import { dealsText } from '../../text/deals'
import { errorText } from '../../text/error-text'
import { errorsText } from '../../text/errors'
import { Board } from './board'
import { filterConditions, readFilter, writeFilter } from './board-filter'
import { boardModel, type BoardView } from './board.model'
import type { BoardState } from './board-state'
import { BoardToolbar } from './board-toolbar'
import { DealDialogs } from './deal-dialogs'
import { LayoutSwitch } from './layout-switch'
import { shownPipeline } from './shown-pipeline'
import { useDealActions } from './use-deal-actions'

// Rows are another way of looking: most come for the board.
const DealsTable = lazy(() => import('./deals-table').then((file) => ({ default: file.DealsTable })))

/** The pipeline as a board, or all deals in rows. What is shown of it stands in the address, so that a link shows the same. */
export function DealsScreen() {
  const { workspace, me, pipelines, stages, may, today } = useWorkspace()
  const [remembered, remember] = usePreference(`pipeline.${workspace.id}`)
  const [params, setParams] = useSearchParams()
  const overlays = useOverlays()
  const mayCreate = may('deals.create')

  const pipeline = shownPipeline(pipelines, params.get('pipeline') ?? remembered)
  const search = params.get('q') ?? ''
  const filter = readFilter(params)
  const where = filterConditions(filter, { me: me.id, currency: workspace.currency, today: today() })
  const set = (changed: Readonly<Record<string, string | null>>) =>
    setParams((old) => withParams(old, changed), { replace: true })
  const showPipeline = (id: Id) => {
    remember(id)
    set({ pipeline: id })
  }

  const isTable = params.get('as') === 'table'
  const actions = (
    <>
      <LayoutSwitch
        layout={isTable ? 'table' : 'board'}
        // What the one asks in the address means nothing to the other.
        onLayout={(layout) => setParams(layout === 'table' ? { as: layout } : {}, { replace: true })}
      />
      {mayCreate ? (
        <Button variant="primary" icon={<Plus size={14} />} onClick={() => overlays.show('new-deal')}>
          {dealsText.newDeal}
        </Button>
      ) : null}
    </>
  )

  if (isTable) {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <DealsTable actions={actions} />
      </Suspense>
    )
  }
  if (pipeline === undefined) return <ErrorState title={dealsText.noPipeline} />
  const inPipeline = stages.filter((stage) => stage.pipelineId === pipeline.id)
  return (
    <Page
      title={dealsText.title}
      actions={actions}
      toolbar={
        <BoardToolbar
          pipelines={pipelines}
          pipelineId={pipeline.id}
          search={search}
          filter={filter}
          onPipeline={showPipeline}
          onSearch={(text) => set({ q: text })}
          onFilter={(next) => set(writeFilter(next))}
        />
      }
    >
      <BoardContent
        key={pipeline.id}
        label={dealsText.board(pipeline.name)}
        view={{ pipelineId: pipeline.id, search, where }}
        stages={inPipeline}
        isNarrowed={search !== '' || where.length > 0}
        onClear={() => setParams(new URLSearchParams({ pipeline: pipeline.id }), { replace: true })}
        onCreate={mayCreate ? () => overlays.show('new-deal') : null}
      />
    </Page>
  )
}

interface BoardContentProps {
  readonly label: string
  readonly view: BoardView
  readonly stages: readonly RecordOf<'stages'>[]
  readonly isNarrowed: boolean
  readonly onClear: () => void
  readonly onCreate: (() => void) | null
}

function BoardContent({ label, view, stages, isNarrowed, onClear, onCreate }: BoardContentProps) {
  const { records } = usePorts()
  const { workspace, may } = useWorkspace()
  const [model] = useState(() => boardModel(records, workspace.id, view))
  // The model tells views apart by what they ask, not by who made the object.
  useEffect(() => model.show(view), [model, view])
  const board = useStream(model, () => model.state$)
  const mayEdit = may('deals.update')
  const deals = useDealActions(stages, board.status === 'ready' ? board.value.columns : NO_COLUMNS, model)
  if (board.status === 'failed') return <ErrorState title={errorsText.couldNotLoad}>{errorText(board.error)}</ErrorState>
  if (board.status === 'pending') return <ScreenSkeleton />
  const { columns } = board.value
  const isEmpty = columns.every((column) => column.deals.length === 0)
  return (
    <>
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
        <Board label={label} columns={columns} mayEdit={mayEdit} actions={deals.actions} onMove={deals.move} />
      )}
      <DealDialogs deals={deals} stages={stages} />
    </>
  )
}

function withParams(old: URLSearchParams, changed: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(old)
  for (const [name, value] of Object.entries(changed)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

const NO_COLUMNS: BoardState['columns'] = []
