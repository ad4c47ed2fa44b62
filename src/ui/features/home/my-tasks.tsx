import { useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import { compareTasks, taskGroup } from '../../../domain/model/tasks/task-group'
import type { RecordOf } from '../../../domain/model/records/collections'
import { usePorts } from '../../app/ports-context'
import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { homeText } from '../../text/home'
import { SnoozeDialog } from '../tasks/snooze-dialog'
import { TaskDialog } from '../tasks/task-dialog'
import { TaskRow } from '../tasks/task-row'
import { tasksState$ } from '../tasks/tasks.model'
import { useTaskActions } from '../tasks/use-task-actions'
import { useTaskClock } from '../tasks/use-task-clock'
import { HomeCard } from './home-card'
import type { HomeContext } from './home.model'
import styles from './home.module.css'

/** The most that are worth a look at once. */
const SHOWN = 8

/** What is due today or should have been done by now. */
export function MyTasks({ context }: { readonly context: HomeContext }) {
  const { records } = usePorts()
  const { workspace, formats } = useWorkspace()
  const clock = useTaskClock()
  const actions = useTaskActions()
  const [editing, setEditing] = useState<Id | null>(null)
  const [snoozing, setSnoozing] = useState<RecordOf<'tasks'> | null>(null)
  const { workspaceId, me } = context
  const state = useStream(`${workspaceId} ${me}`, () => tasksState$(records, { workspaceId, me, whose: 'mine', withDone: false }))
  const value = state.status === 'ready' ? state.value : null
  const due = (value?.open.items ?? [])
    .filter((task) => ['overdue', 'today'].includes(taskGroup(task, clock)))
    .toSorted(compareTasks(clock.timeZone))
  const edited = due.find(({ id }) => id === editing) ?? null
  return (
    <HomeCard
      title={homeText.tasks}
      count={value === null ? null : formats.number(due.length)}
      more={{ href: screenPath(workspace.slug, 'tasks'), label: homeText.allTasks }}
    >
      {value !== null && due.length === 0 ? <p className={styles.none}>{homeText.noTasks}</p> : null}
      <ul className={styles.list}>
        {due.slice(0, SHOWN).map((task) => (
          <li key={task.id}>
            <TaskRow
              task={task}
              clock={clock}
              names={value?.names ?? new Map()}
              actions={actions}
              onEdit={() => setEditing(task.id)}
              onSnoozeUntil={() => setSnoozing(task)}
            />
          </li>
        ))}
      </ul>
      {edited === null ? null : <TaskDialog key={edited.id} task={edited} onClose={() => setEditing(null)} />}
      {snoozing === null ? null : (
        <SnoozeDialog onClose={() => setSnoozing(null)} onSnooze={(until) => void actions.snooze([snoozing], until)} />
      )}
    </HomeCard>
  )
}
