import { useState } from 'react'
import type { Id } from '../../../../domain/model/kernel/id'
import { LIMITS } from '../../../../domain/model/records/limits'
import { newPipeline } from '../../../../domain/model/deals/new-pipeline'
import { useRuntime } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { FormDialog } from '../../../design/form-dialog'
import { TextAreaField, TextField } from '../../../design/text-field'
import { pipelinesText } from '../../../text/pipelines'
import { firstTwice, linesIn, useSave } from '../panel-form'

const MOST_OPEN = LIMITS.stagesPerPipeline - 2

export interface NewPipelineDialogProps {
  readonly onClose: () => void
  readonly onMade: (id: Id) => void
}

/** A pipeline comes with all its stages, so that it is whole from its first moment. */
export function NewPipelineDialog({ onClose, onMade }: NewPipelineDialogProps) {
  const text = pipelinesText.create
  const runtime = useRuntime()
  const { pipelines } = useWorkspace()
  const save = useSave()
  const [name, setName] = useState('')
  const [stages, setStages] = useState(text.openStart)
  const [errors, setErrors] = useState<{ readonly name?: string; readonly stages?: string }>({})

  const submit = async () => {
    const open = linesIn(stages)
    const problems = {
      ...(name.trim() === '' ? { name: text.nameNeeded } : {}),
      ...stageProblem([...open, text.won, text.lost], open.length),
    }
    setErrors(problems)
    if (Object.keys(problems).length > 0) return
    const after = pipelines.at(-1)?.position ?? null
    const mutations = newPipeline({ name: name.trim(), open, won: text.won, lost: text.lost, after }, () => runtime.newId())
    if (!(await save.run(text.done(name.trim()), mutations))) return
    const [made] = mutations
    if (made !== undefined) onMade(made.id)
    onClose()
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={text.title}
      submitLabel={text.submit}
      busy={save.isBusy}
      error={save.error}
    >
      <TextField
        label={text.name}
        required
        autoFocus
        value={name}
        onValue={setName}
        error={errors.name ?? save.fieldErrors['name']}
      />
      <TextAreaField label={text.open} hint={text.openHint} rows={6} value={stages} onValue={setStages} error={errors.stages} />
    </FormDialog>
  )

  function stageProblem(names: readonly string[], openCount: number): { readonly stages?: string } {
    if (openCount === 0) return { stages: text.openNeeded }
    if (openCount > MOST_OPEN) return { stages: text.openMost(MOST_OPEN) }
    const twice = firstTwice(names)
    return twice === undefined ? {} : { stages: text.twice(twice) }
  }
}
