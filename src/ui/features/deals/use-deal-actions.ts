import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { DealRow } from '../../../domain/model/records/views'
import { loseDeal, moveDeal, reopenDeal, sendDeals, winDeal } from '../../../domain/use-cases/deals/deal-moves'
import { usePorts } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useToasts } from '../../app/toasts'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { dealsText } from '../../text/deals'
import { errorText } from '../../text/error-text'
import type { BoardModel } from './board.model'
import { type BoardColumn, neighboursOf, type Placement } from './placement'
import type { CardActions } from './card-menu'
import { lastRank } from './in-pipeline'

/** A question to answer before the deal goes where it was sent. */
export interface DealQuestion {
  readonly kind: 'stage' | 'pipeline' | 'lose' | 'lose-with-note'
  readonly deal: DealRow
}

export interface DealActions {
  /** Stable, so that cards do not draw again. */
  readonly actions: CardActions
  readonly move: (deal: DealRow, placement: Placement) => void
  readonly toStage: (deal: DealRow, stageId: Id) => void
  /** Into a stage of another pipeline. */
  readonly toPipeline: (deal: DealRow, stage: RecordOf<'stages'>) => void
  readonly lose: (deal: DealRow, why: { readonly reasonId: Id; readonly note: string | null }) => void
  readonly question: DealQuestion | null
  readonly ask: (question: DealQuestion) => void
  readonly dismiss: () => void
}

/** What one may do with deals on a board, each as one commit that can be undone. */
export function useDealActions(
  stages: readonly RecordOf<'stages'>[],
  columns: readonly BoardColumn[],
  board: Pick<BoardModel, 'place'>,
): DealActions {
  const { records } = usePorts()
  const { workspace, pipelines } = useWorkspace()
  const hasOthers = pipelines.length > 1
  const apply = useApply()
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const [question, setQuestion] = useState<DealQuestion | null>(null)
  const latest = useRef({ stages, columns })
  useEffect(() => {
    latest.current = { stages, columns }
  })

  const moves = useMemo(() => {
    const ofKind = (kind: 'won' | 'lost') => latest.current.stages.find((stage) => stage.kind === kind)
    const write = async (label: string, mutation: Mutation, placement?: Placement) => {
      const putBack = placement === undefined ? null : board.place(placement)
      const result = await apply(label, [mutation])
      if (result.status !== 'written') putBack?.()
    }
    /** Where what is won or lost now will be: the latest comes first. */
    const latestIn = ({ id, version }: DealRow, stageId: Id): Placement => {
      const column = latest.current.columns.find(({ stage }) => stage.id === stageId)
      return { dealId: id, version, stageId, beforeDealId: column?.deals[0]?.id ?? null }
    }
    const win = (deal: DealRow, placement?: Placement) => {
      const won = ofKind('won')
      if (won === undefined) return
      void write(dealsText.won(deal.title), winDeal(deal, won.id), placement ?? latestIn(deal, won.id))
    }
    const lose: DealActions['lose'] = (deal, why) => {
      const lost = ofKind('lost')
      if (lost === undefined) return
      void write(dealsText.lost(deal.title), loseDeal(deal, lost.id, why), latestIn(deal, lost.id))
    }
    const reopen = async (deal: DealRow) => {
      try {
        const mutation = await reopenDeal(deal, latest.current.stages, records)
        if (mutation !== null) await write(dealsText.reopened(deal.title), mutation)
      } catch (error) {
        toasts.show({ tone: 'danger', title: errorText(error) })
      }
    }

    const toPipeline = async (deal: DealRow, stage: RecordOf<'stages'>) => {
      try {
        const above = await lastRank(records, workspace.id, stage.id)
        const to = { pipelineId: stage.pipelineId, stageId: stage.id }
        await apply(dealsText.moved(deal.title, stage.name), sendDeals([deal], to, above))
      } catch (error) {
        toasts.show({ tone: 'danger', title: errorText(error) })
      }
    }

    const move: DealActions['move'] = (deal, placement) => {
      const stage = latest.current.stages.find(({ id }) => id === placement.stageId)
      if (stage === undefined) return
      const isElsewhere = stage.id !== deal.stageId
      if (isElsewhere && stage.kind !== 'open' && deal.stageKind !== 'open') {
        toasts.show({ title: dealsText.reopenFirst(deal.title) })
      } else if (isElsewhere && stage.kind === 'lost') {
        setQuestion({ kind: 'lose', deal })
      } else if (isElsewhere && stage.kind === 'won') {
        win(deal, placement)
      } else {
        const mutation = moveDeal(deal, stage.id, neighboursOf(latest.current.columns, placement))
        const label = isElsewhere ? dealsText.moved(deal.title, stage.name) : dealsText.reordered(deal.title)
        void write(label, mutation, placement)
      }
    }

    return {
      actions: {
        open: (deal: DealRow) => navigate(recordPath(workspace.slug, 'deals', deal.id)),
        chooseStage: (deal: DealRow) => setQuestion({ kind: 'stage', deal }),
        choosePipeline: hasOthers ? (deal: DealRow) => setQuestion({ kind: 'pipeline', deal }) : null,
        win: (deal: DealRow) => win(deal),
        lose: (deal: DealRow) => setQuestion({ kind: 'lose', deal }),
        reopen: (deal: DealRow) => void reopen(deal),
        trash: (deal: DealRow) =>
          void write(dealsText.trashed(deal.title), { kind: 'trash', collection: 'deals', id: deal.id, expect: deal.version }),
      },
      move,
      toStage: (deal: DealRow, stageId: Id) => {
        if (stageId !== deal.stageId) move(deal, { dealId: deal.id, version: deal.version, stageId, beforeDealId: null })
      },
      toPipeline: (deal: DealRow, stage: RecordOf<'stages'>) => void toPipeline(deal, stage),
      lose,
      ask: setQuestion,
      dismiss: () => setQuestion(null),
    }
  }, [apply, board, hasOthers, navigate, records, toasts, workspace.id, workspace.slug])
  return { ...moves, question }
}
