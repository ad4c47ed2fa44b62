import { useState } from 'react'
import type { RecordOf } from '../../../domain/model/records/collections'
import { SnoozeDialog } from './snooze-dialog'
import { TaskDialog } from './task-dialog'
import { TaskRow } from './task-row'
import type { SubjectNames } from './tasks.model'
import { useTaskActions, useTaskClock } from './use-task-actions'

const NO_NAMES: SubjectNames = new Map()

/** A task where it stands by itself, on the page of a record that it is about. */
export function TaskEntry({ task }: { readonly task: RecordOf<'tasks'> }) {
  const actions = useTaskActions()
  const clock = useTaskClock()
  const [open, setOpen] = useState<'edit' | 'snooze' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <TaskRow
        task={task}
        clock={clock}
        // The page says whom it is about.
        names={NO_NAMES}
        actions={actions}
        withAssignee
        onEdit={() => setOpen('edit')}
        onSnoozeUntil={() => setOpen('snooze')}
      />
      {open === 'edit' ? <TaskDialog task={task} onClose={close} /> : null}
      {open === 'snooze' ? <SnoozeDialog onClose={close} onSnooze={(until) => void actions.snooze([task], until)} /> : null}
    </>
  )
}
