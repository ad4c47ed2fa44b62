import { useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { FormDialog } from '../../design/form-dialog'
import { SelectField } from '../../design/select-field'
import { dealsText } from '../../text/deals'

export interface StageDialogProps {
  readonly dealTitle: string
  readonly stageId: Id
  readonly stages: readonly RecordOf<'stages'>[]
  readonly onClose: () => void
  readonly onStage: (stageId: Id) => void
}

const text = dealsText.staging

/** Moving a deal without dragging: for the keyboard, a small screen, or a stage far away. */
export function StageDialog({ dealTitle, stageId, stages, onClose, onStage }: StageDialogProps) {
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
