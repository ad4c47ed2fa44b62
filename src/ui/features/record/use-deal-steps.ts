import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { loseDeal, moveDeal, reopenDeal, sendDeals, winDeal } from '../../../domain/use-cases/deals/deal-moves'
import { usePorts } from '../../app/ports-context'
import { useToasts } from '../../app/toasts'
import { useApply } from '../../app/use-apply'
import { dealsText } from '../../text/deals'
import { errorText } from '../../text/error-text'
import { lastRank } from '../deals/in-pipeline'

type Stage = RecordOf<'stages'>

export interface DealSteps {
  readonly toStage: (stage: Stage) => void
  /** Into a stage of another pipeline. */
  readonly toPipeline: (stage: Stage) => void
  readonly win: () => void
  readonly lose: (reasonId: Id, note: string | null) => void
  readonly reopen: () => void
}

/**
 * A deal's way through its pipeline, each step one commit that can be undone.
 *
 * @param stages those of its pipeline, in their order
 */
export function useDealSteps(deal: RecordOf<'deals'>, stages: readonly Stage[]): DealSteps {
  const { records } = usePorts()
  const apply = useApply()
  const toasts = useToasts()
  const { title, workspaceId } = deal
  const stageOf = (kind: Stage['kind']) => stages.find((stage) => stage.kind === kind)

  /** What is looked up first may fail: then it says so, and nothing was written. */
  const attempt = async (step: () => Promise<unknown>) => {
    try {
      await step()
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error) })
    }
  }
  return {
    toStage: (stage) =>
      void attempt(async () => {
        const above = await lastRank(records, workspaceId, stage.id)
        await apply(dealsText.moved(title, stage.name), [moveDeal(deal, stage.id, { above, below: null })])
      }),
    toPipeline: (stage) =>
      void attempt(async () => {
        const above = await lastRank(records, workspaceId, stage.id)
        await apply(
          dealsText.moved(title, stage.name),
          sendDeals([deal], { pipelineId: stage.pipelineId, stageId: stage.id }, above),
        )
      }),
    win: () => {
      const won = stageOf('won')
      if (won !== undefined) void apply(dealsText.won(title), [winDeal(deal, won.id)])
    },
    lose: (reasonId, note) => {
      const lost = stageOf('lost')
      if (lost !== undefined) void apply(dealsText.lost(title), [loseDeal(deal, lost.id, { reasonId, note })])
    },
    reopen: () =>
      void attempt(async () => {
        const mutation = await reopenDeal(deal, stages, records)
        if (mutation !== null) await apply(dealsText.reopened(title), [mutation])
      }),
  }
}
