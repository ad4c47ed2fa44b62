import { useState } from 'react'
import { mapStage } from '../../../domain/model/deals/stages'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { useWorkspace } from '../../app/workspace-context'
import { FormDialog } from '../../design/form-dialog'
import { SelectField } from '../../design/select-field'
import { dealsText } from '../../text/deals'

export interface PipelineDialogProps {
  /** What is moved, as the title says it. */
  readonly what: string
  readonly from: { readonly pipelineId: Id; readonly stageId: Id }
  /** The pipeline that was chosen already. */
  readonly pipelineId?: Id
  readonly onClose: () => void
  readonly onStage: (stage: RecordOf<'stages'>) => void
}

/** Into another pipeline: the stage there is proposed by name or by how far on it is, and can be another one. */
export function PipelineDialog({ what, from, pipelineId: chosen, onClose, onStage }: PipelineDialogProps) {
  const text = dealsText.piping
  const { pipelines, stages } = useWorkspace()
  const others = pipelines.filter(({ id }) => id !== from.pipelineId)
  const [pipelineId, setPipelineId] = useState<string>(chosen ?? others[0]?.id ?? '')
  const [picked, setPicked] = useState<string | null>(null)
  const stage = stages.find(({ id }) => id === from.stageId)
  const there = stages.filter((each) => each.pipelineId === pipelineId && each.kind === (stage?.kind ?? 'open'))
  const here = stages.filter((each) => each.pipelineId === from.pipelineId)
  const mapped = stage === undefined ? null : mapStage(stage, here, there)
  const target = there.find(({ id }) => id === picked) ?? mapped?.stage ?? there[0]
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => {
        if (target !== undefined) onStage(target)
      }}
      title={text.title(what)}
      submitLabel={text.submit}
    >
      <SelectField
        label={dealsText.pipeline}
        autoFocus
        value={pipelineId}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValue={(id) => {
          setPipelineId(id)
          setPicked(null)
        }}
      />
      <SelectField
        label={dealsText.staging.stage}
        {...(mapped?.isSure === false ? { hint: text.guessed } : {})}
        value={target?.id ?? ''}
        options={there.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValue={setPicked}
      />
    </FormDialog>
  )
}
