import { useState } from 'react'
import { usePorts } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { FormDialog } from '../../design/form-dialog'
import { TextField } from '../../design/text-field'
import { errorText } from '../../text/error-text'
import { trashText } from '../../text/trash'
import type { Trashed } from './trash.model'

export interface TakenDialogProps {
  readonly item: Trashed
  readonly onClose: () => void
}

/** Another has taken the name meanwhile: it can be given a new one, and this is restored in the same commit. */
export function TakenDialog({ item, onClose }: TakenDialogProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const apply = useApply()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function restore(): Promise<void> {
    const { collection, id, version } = item
    if (name.trim() === '') return setError(trashText.newNameMissing)
    if (collection !== 'tags' && collection !== 'stages' && collection !== 'lostReasons') return
    setBusy(true)
    try {
      const page = await records.list(collection, { workspaceId: workspace.id, search: item.name, limit: 100 })
      const own = await records.get(collection, id)
      const other = page.items.find((each) => each.name.toLowerCase() === item.name.toLowerCase() && isBeside(each, own))
      const rename = other && ({ kind: 'update', collection, id: other.id, patch: { name }, expect: other.version } as const)
      const result = await apply(
        trashText.restored(item.name),
        [...(rename === undefined ? [] : [rename]), { kind: 'restore', collection, id, expect: version }],
        { ownErrors: ['record/duplicate', 'record/invalid'] },
      )
      if (result.status !== 'failed') return onClose()
      setError(errorText(result.error))
    } catch (thrown) {
      setError(errorText(thrown))
    }
    setBusy(false)
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => void restore()}
      title={trashText.takenTitle(item.name)}
      description={trashText.takenBody}
      submitLabel={trashText.restore}
      busy={busy}
    >
      <TextField
        label={trashText.newName}
        autoFocus
        autoComplete="off"
        value={name}
        onValue={(next) => {
          setName(next)
          setError(null)
        }}
        error={error}
      />
    </FormDialog>
  )
}

/** Stages of different pipelines may have one name. */
function isBeside(other: object, own: object | null): boolean {
  const [there, here] = [other, own].map((stage) => (stage !== null && 'pipelineId' in stage ? stage.pipelineId : null))
  return there === here
}
