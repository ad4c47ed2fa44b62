import { useState } from 'react'
import { usePorts } from '../../app/ports-context'
import { useChanges } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { FormDialog } from '../../design/form-dialog'
import { TextField } from '../../design/text-field'
import { errorText } from '../../text/error-text'
import { trashText } from '../../text/trash'
import { purgesOf } from './all-trashed'
import type { TrashState } from './trash.model'

export interface EmptyDialogProps {
  readonly counts: TrashState['counts']
  readonly onClose: () => void
}

/** Says how many of each kind will be gone, and asks for their number to be typed: nobody can take it back. */
export function EmptyDialog({ counts, onClose }: EmptyDialogProps) {
  const { records } = usePorts()
  const { workspace, formats } = useWorkspace()
  const changes = useChanges()
  const [typed, setTyped] = useState('')
  const [mismatch, setMismatch] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const total = counts.reduce((sum, { count }) => sum + count, 0)

  async function empty(): Promise<void> {
    if (typed.replace(/\D/g, '') !== String(total)) return setMismatch(true)
    setBusy(true)
    try {
      const kinds = counts.map(({ kind }) => kind)
      const purges = await purgesOf(records, workspace.id, kinds)
      onClose()
      await changes.applyAll((count) => trashText.emptied(count, formats.number(count)), purges)
    } catch (thrown) {
      setBusy(false)
      setError(errorText(thrown))
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => void empty()}
      title={trashText.emptyTitle(total, formats.number(total))}
      description={trashText.emptyBody}
      submitLabel={trashText.emptyTrash}
      busy={busy}
      error={error}
    >
      <ul>
        {counts.map(({ kind, count }) => (
          <li key={kind}>{trashText.countOf(kind, formats.number(count))}</li>
        ))}
      </ul>
      <TextField
        label={trashText.typeCount(String(total))}
        autoFocus
        autoComplete="off"
        inputMode="numeric"
        value={typed}
        onValue={(next) => {
          setTyped(next)
          setMismatch(false)
        }}
        error={mismatch ? trashText.typeMismatch(String(total)) : null}
      />
    </FormDialog>
  )
}
