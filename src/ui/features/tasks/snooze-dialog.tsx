import { useState } from 'react'
import type { Instant } from '../../../domain/model/kernel/instant'
import { useRuntime } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { FormDialog } from '../../design/form-dialog'
import { TextField } from '../../design/text-field'
import { tasksText } from '../../text/tasks'
import { instantIn, localTimeIn } from '../../app/typed-time'

const DAY_MS = 86_400_000

export interface SnoozeDialogProps {
  readonly onClose: () => void
  readonly onSnooze: (until: Instant) => void
}

/** Until a date and time of one's own. */
export function SnoozeDialog({ onClose, onSnooze }: SnoozeDialogProps) {
  const runtime = useRuntime()
  const { timeZone } = useWorkspace()
  const [when, setWhen] = useState(() => localTimeIn(timeZone, runtime.now() + DAY_MS))
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    const until = instantIn(timeZone, when)
    setWrong(until === null)
    if (until === null) return
    onSnooze(until)
    onClose()
  }
  return (
    <FormDialog open onClose={onClose} onSubmit={submit} title={tasksText.snoozeTitle} submitLabel={tasksText.snooze}>
      <TextField
        label={tasksText.snoozeTitle}
        type="datetime-local"
        value={when}
        onValue={setWhen}
        error={isWrong ? tasksText.noTime : null}
      />
    </FormDialog>
  )
}
