import { useState } from 'react'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Id } from '../../../domain/model/kernel/id'
import { compareTasks, taskGroup, type TaskClock } from '../../../domain/model/tasks/task-group'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { SnoozeDialog } from './task-menu'
import { TaskDialog } from './task-dialog'
import { TaskRow } from './task-row'
import { type SubjectNames, tasksState$ } from './tasks.model'
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

export interface DueTasks {
  /** What is due first at the front. */
  readonly tasks: readonly RecordOf<'tasks'>[]
  readonly names: SubjectNames
  readonly clock: TaskClock
}

/** One's own tasks that are due today or should have been done by now; null until they are known. */
export function useDueTasks(): DueTasks | null {
  const { records } = usePorts()
  const { workspace, me } = useWorkspace()
  const clock = useTaskClock()
  const scope = { workspaceId: workspace.id, me: me.id, whose: 'mine', withDone: false } as const
  const state = useStream(`${workspace.id} ${me.id}`, () => tasksState$(records, scope))
  if (state.status !== 'ready') return null
  const { open, names } = state.value
  const isDue = (task: RecordOf<'tasks'>) => ['overdue', 'today'].includes(taskGroup(task, clock))
  return { tasks: open.items.filter(isDue).toSorted(compareTasks(clock.timeZone)), names, clock }
}

/** The rows of a list; each is ticked off, put off and edited where it stands. */
export function DueTaskRows({ tasks, names, clock }: DueTasks) {
  const actions = useTaskActions()
  const [editing, setEditing] = useState<Id | null>(null)
  const [snoozing, setSnoozing] = useState<RecordOf<'tasks'> | null>(null)
  const edited = tasks.find(({ id }) => id === editing) ?? null
  return (
    <>
      {tasks.map((task) => (
        <li key={task.id}>
          <TaskRow
            {...{ task, clock, names, actions }}
            withAssignee={false}
            onEdit={() => setEditing(task.id)}
            onSnoozeUntil={() => setSnoozing(task)}
          />
        </li>
      ))}
      {edited === null ? null : <TaskDialog key={edited.id} task={edited} onClose={() => setEditing(null)} />}
      {snoozing === null ? null : (
        <SnoozeDialog onClose={() => setSnoozing(null)} onSnooze={(until) => void actions.snooze([snoozing], until)} />
      )}
    </>
  )
}
