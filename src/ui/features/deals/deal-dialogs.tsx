import type { RecordOf } from '../../../domain/model/records/collections'
import { useWorkspace } from '../../app/workspace-context'
import { LoseDialog } from './lose-dialog'
import { PipelineDialog } from './pipeline-dialog'
import { StageDialog } from './stage-dialog'
import type { DealActions } from './use-deal-actions'

export interface DealDialogsProps {
  readonly deals: Pick<DealActions, 'question' | 'dismiss' | 'toStage' | 'toPipeline' | 'lose'>
  readonly stages: readonly RecordOf<'stages'>[]
}

/** The question that is open, if one is. */
export function DealDialogs({ deals, stages }: DealDialogsProps) {
  const { lostReasons } = useWorkspace()
  const { question, dismiss } = deals
  if (question === null) return null
  const { deal } = question
  if (question.kind === 'lose') {
    return (
      <LoseDialog
        dealTitle={deal.title}
        reasons={lostReasons}
        onClose={dismiss}
        onLose={(reasonId, note) => {
          dismiss()
          deals.lose(deal, { reasonId, note })
        }}
      />
    )
  }
  if (question.kind === 'pipeline') {
    return (
      <PipelineDialog
        what={deal.title}
        from={deal}
        onClose={dismiss}
        onStage={(stage) => {
          dismiss()
          deals.toPipeline(deal, stage)
        }}
      />
    )
  }
  return (
    <StageDialog
      dealTitle={deal.title}
      stageId={deal.stageId}
      stages={stages}
      onClose={dismiss}
      onStage={(stageId) => {
        dismiss()
        deals.toStage(deal, stageId)
      }}
    />
  )
}
