import { Handshake, Plus, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { RecordOf } from '../../../domain/model/records/collections'
import { useOverlays } from '../../app/overlays'
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
import { boardModel, type BoardView } from './board.model'
import type { BoardState } from './board-state'
import { BoardToolbar } from './board-toolbar'
import { DealDialogs } from './deal-dialogs'
import { shownPipeline } from './shown-pipeline'
import { useDealActions } from './use-deal-actions'

/** The pipeline as a board. What is shown of it stands in the address, so that a link shows the same. */
export function DealsScreen() {
  const { me, pipelines, stages, may } = useWorkspace()
  const [params, setParams] = useSearchParams()
  const overlays = useOverlays()
  const mayCreate = may('deals.create')

  const pipeline = shownPipeline(pipelines, params.get('pipeline'))
  const search = params.get('q') ?? ''
  const isMine = params.get('owner') === 'me'
  const ownerId = isMine ? me.id : null
  const set = (name: string, value: string | null) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )

  if (pipeline === undefined) return <ErrorState title={dealsText.noPipeline} />
  const inPipeline = stages.filter((stage) => stage.pipelineId === pipeline.id)
  return (
    <Page
      title={dealsText.title}
      actions={
        mayCreate ? (
          <Button variant="primary" icon={<Plus size={14} />} onClick={() => overlays.show('new-deal')}>
            {dealsText.newDeal}
          </Button>
        ) : null
      }
      toolbar={
        <BoardToolbar
          pipelines={pipelines}
          pipelineId={pipeline.id}
          search={search}
          isMine={isMine}
          onPipeline={(id) => set('pipeline', id)}
          onSearch={(text) => set('q', text)}
          onMine={(mine) => set('owner', mine ? 'me' : null)}
        />
      }
    >
      <BoardContent
        key={pipeline.id}
        label={dealsText.board(pipeline.name)}
        view={{ pipelineId: pipeline.id, search, ownerId }}
        stages={inPipeline}
        isNarrowed={search !== '' || isMine}
        onClear={() => setParams(new URLSearchParams(), { replace: true })}
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
  const { pipelineId, search, ownerId } = view
  useEffect(() => model.show({ pipelineId, search, ownerId }), [model, pipelineId, search, ownerId])
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

const NO_COLUMNS: BoardState['columns'] = []
