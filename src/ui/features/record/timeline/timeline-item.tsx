import type { Subject } from '../../../../domain/model/records/subject'
import { ChangeItem } from '../../../history/change-item'
import type { ChangeNames } from '../../../history/change-lines'
import { FileCard } from './file-card'
import { NoteCard } from './note-card'
import { TaskCard } from './task-card'
import type { TimelineEntry } from '../../../history/timeline-entry'
import styles from '../../../history/timeline.module.css'

export interface TimelineItemProps {
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
