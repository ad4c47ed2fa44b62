import type { RecordOf } from '../../../../domain/model/records/collections'
import { useWorkspace } from '../../../app/workspace-context'
import { MemberAvatar } from '../../../picture/member-avatar'
import { taskText, timelineText } from '../../../text/timeline'
import { TaskEntry } from '../../tasks/task-entry'
import styles from '../../../history/timeline.module.css'

const text = taskText

export function TaskCard({ task }: { readonly task: RecordOf<'tasks'> }) {
  const { memberName, formats } = useWorkspace()
  const author = memberName(task.createdBy.memberId)
  return (
    <article className={styles.card} data-status={task.status} aria-label={task.title}>
      <header className={styles.cardHead}>
        <MemberAvatar memberId={task.createdBy.memberId} size="xs" />
        <span className={styles.actor}>{author}</span>
        <span>{timelineText.taskAdded}</span>
        <time className={styles.time} dateTime={task.createdAt} title={formats.dateTime(task.createdAt)}>
          {formats.time(task.createdAt)}
        </time>
      </header>
      <TaskEntry task={task} />
      {task.body === null ? null : <p className={styles.taskText}>{task.body}</p>}
      {task.completedAt === null && task.status !== 'cancelled' ? null : (
        <span className={styles.taskFacts}>
          {task.completedAt === null ? text.cancelled : text.doneOn(formats.dateTime(task.completedAt))}
        </span>
      )}
    </article>
  )
}
