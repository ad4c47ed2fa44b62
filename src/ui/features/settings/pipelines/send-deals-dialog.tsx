import { useState } from 'react'
import { useWorkspace } from '../../../app/workspace-context'
import { FormDialog } from '../../../design/form-dialog'
import { SelectField } from '../../../design/select-field'
import { pipelinesText } from '../../../text/pipelines'
import type { Removal, RemovalQuestion } from './use-removal'

export interface SendDealsDialogProps {
  readonly removal: Pick<Removal, 'dismiss' | 'send'>
  readonly question: RemovalQuestion
}

/** Where the deals go before what they are in does. */
export function SendDealsDialog({ removal, question }: SendDealsDialogProps) {
  const text = pipelinesText.sending
  const { stages, pipelines } = useWorkspace()
  const { record } = question
  const targets =
    question.kind === 'stage'
      ? stages.filter(
          (stage) => stage.pipelineId === question.record.pipelineId && stage.kind === 'open' && stage.id !== record.id,
        )
      : pipelines.filter(({ id }) => id !== record.id)
  const [target, setTarget] = useState<string>(targets[0]?.id ?? '')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    const chosen = targets.find(({ id }) => id === target)
    if (chosen === undefined) return
    setBusy(true)
    await removal.send(question, chosen.id)
    setBusy(false)
  }
  return (
    <FormDialog
      open
      onClose={removal.dismiss}
      onSubmit={() => void submit()}
      title={text.title(record.name)}
      description={text.body(question.deals)}
      submitLabel={text.submit}
      busy={isBusy}
    >
      <SelectField
        label={question.kind === 'stage' ? text.stage : text.pipeline}
        {...(question.kind === 'stage' ? {} : { hint: text.pipelineHint })}
        autoFocus
        value={target}
        options={targets.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValue={setTarget}
      />
    </FormDialog>
  )
}
