import { CalendarDays, Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { Avatar } from '../../../design/avatar'
import { IconButton } from '../../../design/icon-button'
import { MenuButton } from '../../../design/menu-button'
import { composerText, taskText, timelineText } from '../../../text/timeline'
import { useRecordFields } from '../fields/use-record-fields'
import { TaskCheck } from '../task-check'
import { taskOf, type TaskDraft } from './task-draft'
import { TaskEditor } from './task-editor'
import styles from './timeline.module.css'

const text = taskText

export function TaskCard({ task }: { readonly task: RecordOf<'tasks'> }) {
  const { memberName, formats, may, today } = useWorkspace()
  const apply = useApply()
  const [isEditing, setEditing] = useState(false)
  const field = useRecordFields(task)
  const author = memberName(task.createdBy.memberId)
  const mayEdit = may('tasks.update')
  const isOverdue = task.status === 'open' && task.dueOn !== null && task.dueOn < today()

  return (
    <article className={styles.card} data-status={task.status} aria-label={task.title}>
      <header className={styles.cardHead}>
        <Avatar name={author} size="xs" />
        <span className={styles.actor}>{author}</span>
        <span>{timelineText.taskAdded}</span>
        <time className={styles.time} dateTime={task.createdAt} title={formats.dateTime(task.createdAt)}>
          {formats.time(task.createdAt)}
        </time>
        {mayEdit ? (
          <MenuButton
            align="end"
            entries={[
              { kind: 'item', label: text.edit, icon: <Pencil size={14} />, onSelect: () => setEditing(true) },
              {
                kind: 'item',
                label: text.trash,
                icon: <Trash2 size={14} />,
                tone: 'danger',
                onSelect: () =>
                  void apply(text.trashed(task.title), [
                    { kind: 'trash', collection: 'tasks', id: task.id, expect: task.version },
                  ]),
              },
            ]}
            renderTrigger={(props) => (
              <IconButton
                {...props}
                size="sm"
                label={text.actions(task.title)}
                icon={<Ellipsis size={14} />}
                className={styles.menu}
              />
            )}
          />
        ) : null}
      </header>
      {isEditing ? (
        <TaskEditor
          task={task}
          leave={() => setEditing(false)}
          port={field({
            label: composerText.taskTitle,
            mutation: (now, draft: TaskDraft) => ({
              kind: 'update',
              collection: 'tasks',
              id: now.id,
              patch: taskOf(draft),
              expect: now.version,
            }),
          })}
        />
      ) : (
        <div className={styles.task}>
          <TaskCheck task={task} mayEdit={mayEdit} apply={apply} />
          <div className={styles.taskBody}>
            <span className={styles.taskTitle}>{task.title}</span>
            {task.body === null ? null : <p className={styles.taskText}>{task.body}</p>}
            <span className={styles.taskFacts}>
              {task.kind === 'to-do' ? null : <span>{text.kind(task.kind)}</span>}
              {task.dueOn === null ? null : (
                <span data-overdue={isOverdue || undefined}>
                  <CalendarDays size={12} aria-hidden="true" />
                  {isOverdue ? text.overdue(formats.day(task.dueOn, today())) : text.due(formats.day(task.dueOn, today()))}
                </span>
              )}
              {task.priority === 'none' ? null : (
                <span data-priority={task.priority}>
                  <Flag size={12} aria-hidden="true" />
                  {text.priority(task.priority)}
                </span>
              )}
              {task.assigneeId === null ? null : (
                <span>
                  <Avatar name={memberName(task.assigneeId)} size="xs" />
                  {memberName(task.assigneeId)}
                </span>
              )}
              {task.completedAt === null ? null : <span>{text.doneOn(formats.dateTime(task.completedAt))}</span>}
              {task.status === 'cancelled' ? <span>{text.cancelled}</span> : null}
            </span>
          </div>
        </div>
      )}
    </article>
  )
}
