import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../design/lazy-part'
import type { Subject } from '../../../../domain/model/records/subject'
import { ChangeItem } from '../../../history/change-item'
import type { ChangeNames } from '../../../history/change-lines'
import type { TimelineEntry } from '../../../history/timeline-entry'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useWorkspace } from '../../../app/workspace-context'
import { MemberAvatar } from '../../../picture/avatars'
import { timelineText, taskText } from '../../../text/timeline'
import { bytesText } from '../../../text/files'
import { TaskEntry } from '../../tasks/task-entry'
import { NoteCard } from './note-card'
import styles from '../../../history/timeline.module.css'

interface TimelineItemProps {
  readonly entry: TimelineEntry
  readonly subject: Subject
  readonly names: ChangeNames
}

export function TimelineItem(props: TimelineItemProps) {
  return (
    <li className={styles.item}>
      <Content {...props} />
    </li>
  )
}

function Content({ entry, subject, names }: TimelineItemProps) {
  switch (entry.kind) {
    case 'note':
      return <NoteCard note={entry.note} />
    case 'task':
      return <TaskCard task={entry.task} />
    case 'file':
      return <FileCard file={entry.file} />
    case 'changes':
      return <ChangeItem group={entry.group} subject={subject} names={names} />
  }
}

const FileDialog = lazyPart(() => import('../../files/file-dialog').then((file) => file.FileDialog))

function FileCard({ file }: { readonly file: RecordOf<'files'> }) {
  const { memberName, formats } = useWorkspace()
  const [isOpen, setOpen] = useState(false)
  const { memberId, via } = file.createdBy
  const author = memberId === null && via === 'form' ? timelineText.stranger : memberName(memberId)
  return (
    <div className={styles.change}>
      <MemberAvatar memberId={memberId} size="xs" />
      <p className={styles.changeText}>
        <span className={styles.actor}>{author}</span> {timelineText.fileAdded}{' '}
        <span className={styles.file}>
          <Paperclip size={12} aria-hidden="true" />
          <button type="button" className={styles.fileName} onClick={() => setOpen(true)}>
            {file.name}
          </button>
        </span>{' '}
        <span className={styles.time}>{bytesText(file.sizeBytes, formats.locale)}</span>
      </p>
      <time className={styles.time} dateTime={file.createdAt} title={formats.dateTime(file.createdAt)}>
        {formats.time(file.createdAt)}
      </time>
      {isOpen ? <FileDialog file={file} isUnderWay={false} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

const text = taskText

function TaskCard({ task }: { readonly task: RecordOf<'tasks'> }) {
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
