import { useRef, useState } from 'react'
import { dayIn } from '../../../domain/model/kernel/plain-date'
import type { Task } from '../../../domain/model/tasks/task'
import { typedDate } from '../../app/typed-time'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { FormDialog } from '../../design/form-dialog'
import { TextField } from '../../design/text-field'
import { WhenField } from '../../fields/when-field'
import { healthText } from '../../text/health'
import { QuickChips } from '../tasks/quick-chips'
import { useQuickTask } from '../tasks/use-quick-task'

/** The task that each of the deals gets. */
export type NextStep = Partial<Task> & Pick<Task, 'title'>

interface TaskButtonProps {
  readonly disabled: boolean
  readonly onTask: (task: NextStep) => void
}

export function TaskButton({ disabled, onTask }: TaskButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" disabled={disabled} onClick={() => setAsking(true)}>
        {healthText.addTask}
      </Button>
      {isAsking ? (
        <NextStepDialog
          onClose={() => setAsking(false)}
          onTask={(task) => {
            setAsking(false)
            onTask(task)
          }}
        />
      ) : null}
    </>
  )
}

/** A task in one line, due today unless it is said or chosen otherwise. */
function NextStepDialog({ onClose, onTask }: { readonly onClose: () => void; readonly onTask: (task: NextStep) => void }) {
  const { timeZone, today } = useWorkspace()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>(healthText.taskDefault)
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const quick = useQuickTask(typed, chosenDay === null ? {} : { day: chosenDay })
  const { title, dueOn, dueAt } = quick.data
  const readDay = dueAt ? dayIn(timeZone, Date.parse(dueAt)) : dueOn
  const day = chosenDay ?? readDay ?? today()
  return (
    <FormDialog
      title={healthText.addTask}
      submitLabel={healthText.apply}
      onClose={onClose}
      onSubmit={() => onTask({ dueOn: typedDate(day), ...quick.data, title: title === '' ? healthText.taskDefault : title })}
    >
      <TextField
        label={healthText.task}
        value={typed}
        onValue={setTyped}
        maxLength={300}
        autoComplete="off"
        autoFocus
        ref={field}
      />
      <QuickChips quick={quick} field={field} />
      <WhenField kind="day" label={healthText.taskDue} value={day} onValue={setChosenDay} />
    </FormDialog>
  )
}
