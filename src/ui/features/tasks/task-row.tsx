import { AlarmClock, Bell, CalendarDays, Flag, Repeat } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import type { RecordOf } from '../../../domain/model/records/collections'
import { readSubject } from '../../../domain/model/records/subject'
import { dueDay, taskGroup, type TaskClock } from '../../../domain/model/tasks/task-group'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { MemberAvatar } from '../../picture/avatars'
import { Checkbox } from '../../design/checkbox'
import { tasksText } from '../../text/tasks'
import { taskText } from '../../text/timeline'
import { TaskMenu } from './task-menu'
import type { SubjectNames } from './tasks.model'
import styles from './tasks.module.css'
import type { TaskActions } from './use-task-actions'

export interface TaskRowProps {
  readonly task: RecordOf<'tasks'>
  readonly clock: TaskClock
  readonly names: SubjectNames
  readonly actions: TaskActions
  readonly onEdit: () => void
  readonly onSnoozeUntil: () => void
  readonly onSelect?: () => void
  /** Not where all are one member's: whose they are goes without saying. */
  readonly withAssignee: boolean
  /** What the list needs of the title, which has the focus for the row. */
  readonly title?: Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onKeyDown'>
}

/** One task: ticked off at the front, opened by its title, with what is to be known of it. */
export function TaskRow({ task, clock, names, actions, onEdit, onSnoozeUntil, onSelect, withAssignee, title }: TaskRowProps) {
  const { may } = useWorkspace()
  const mayEdit = may('tasks.update')
  const isDone = task.status === 'done'
  const isClosed = isDone || task.status === 'cancelled'
  return (
    <div className={styles.row} data-closed={isClosed || undefined}>
      <Checkbox
        className={styles.check}
        checked={isDone}
        disabled={!mayEdit}
        // In a list with keys of its own the title is the one stop.
        tabIndex={title === undefined ? 0 : -1}
        aria-label={isClosed ? taskText.reopen(task.title) : taskText.complete(task.title)}
        onChecked={() => void (isClosed ? actions.reopen(task) : actions.complete([task]))}
      />
      <div className={styles.words}>
        {mayEdit ? (
          <button type="button" {...title} className={styles.name} data-task={task.id} onClick={onEdit}>
            {task.title}
          </button>
        ) : (
          <span className={styles.name}>{task.title}</span>
        )}
        <TaskFacts task={task} clock={clock} names={names} withAssignee={withAssignee} />
      </div>
      {mayEdit ? (
        <TaskMenu
          task={task}
          actions={actions}
          onEdit={onEdit}
          onSnoozeUntil={onSnoozeUntil}
          {...(onSelect === undefined ? {} : { onSelect })}
        />
      ) : null}
    </div>
  )
}

function TaskFacts({ task, clock, names, withAssignee }: Pick<TaskRowProps, 'task' | 'clock' | 'names' | 'withAssignee'>) {
  const { workspace, formats, memberName } = useWorkspace()
  const group = taskGroup(task, clock)
  const day = dueDay(task, clock.timeZone)
  const due = day === null ? null : formats.day(day, clock.today)
  return (
    <span className={styles.facts}>
      {group === 'snoozed' && task.snoozedUntil !== null ? (
        <span>
          <AlarmClock size={12} aria-hidden="true" />
          {tasksText.until(formats.dateTime(task.snoozedUntil))}
        </span>
      ) : null}
      {due === null ? null : (
        <span data-tone={group === 'overdue' ? 'danger' : undefined}>
          <CalendarDays size={12} aria-hidden="true" />
          {task.dueAt === null ? due : tasksText.dueAt(due, formats.time(task.dueAt))}
        </span>
      )}
      {task.repeat === 'none' ? null : (
        <span>
          <Repeat size={12} aria-hidden="true" />
          {tasksText.repeatOf[task.repeat]}
        </span>
      )}
      {task.remindAt === null || group === 'done' || task.remindAt < clock.now ? null : (
        <span>
          <Bell size={12} aria-hidden="true" />
          {tasksText.reminder(formats.dateTime(task.remindAt))}
        </span>
      )}
      {task.priority === 'none' ? null : (
        <span data-tone={task.priority === 'urgent' || task.priority === 'high' ? 'danger' : undefined}>
          <Flag size={12} aria-hidden="true" />
          {taskText.priority[task.priority]}
        </span>
      )}
      {task.kind === 'to-do' ? null : <span>{taskText.kind[task.kind]}</span>}
      {task.subjects.map((subject) => {
        const name = names.get(subject)
        const { collection, id } = readSubject(subject)
        return name === undefined ? null : (
          <Link key={subject} href={recordPath(workspace.slug, collection, id)} className={styles.subject}>
            {name}
          </Link>
        )
      })}
      {task.assigneeId === null || !withAssignee ? null : (
        <span>
          <MemberAvatar memberId={task.assigneeId} size="xs" />
          {memberName(task.assigneeId)}
        </span>
      )}
    </span>
  )
}
