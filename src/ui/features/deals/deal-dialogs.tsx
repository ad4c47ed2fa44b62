import { useState } from 'react'
import type { RecordOf } from '../../../domain/model/records/collections'
import { useWorkspace } from '../../app/workspace-context'
import type { Id } from '../../../domain/model/kernel/id'
import { FormDialog } from '../../design/form-dialog'
import { SelectField } from '../../design/select-field'
import { dealsText } from '../../text/deals'
import { LoseDialog } from './lose-dialog'
import { PipelineDialog } from './pipeline-dialog'
import type { DealActions } from './use-deal-actions'

interface DealDialogsProps {
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

interface StageDialogProps {
  readonly dealTitle: string
  readonly stageId: Id
  readonly stages: readonly RecordOf<'stages'>[]
  readonly onClose: () => void
  readonly onStage: (stageId: Id) => void
}

const text = dealsText.staging

/** Moving a deal without dragging: for the keyboard, a small screen, or a stage far away. */
function StageDialog({ dealTitle, stageId, stages, onClose, onStage }: StageDialogProps) {
  const [chosen, setChosen] = useState<string>(stageId)
  const submit = () => {
    const stage = stages.find(({ id }) => id === chosen)
    if (stage !== undefined) onStage(stage.id)
  }
  return (
    <FormDialog open onClose={onClose} onSubmit={submit} title={text.title(dealTitle)} submitLabel={text.submit}>
      <SelectField
        label={text.stage}
        autoFocus
        value={chosen}
        options={stages.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValue={setChosen}
      />
    </FormDialog>
  )
}
