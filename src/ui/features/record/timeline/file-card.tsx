import { Paperclip } from 'lucide-react'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useWorkspace } from '../../../app/workspace-context'
import { Avatar } from '../../../design/avatar'
import { timelineText } from '../../../text/timeline'
import { bytesText } from '../../files/file-size'
import styles from './timeline.module.css'

export function FileCard({ file }: { readonly file: RecordOf<'files'> }) {
  const { memberName, formats, workspace } = useWorkspace()
  const author = memberName(file.createdBy.memberId)
  return (
    <div className={styles.change}>
      <Avatar name={author} size="xs" />
      <p className={styles.changeText}>
        <span className={styles.actor}>{author}</span> {timelineText.fileAdded}{' '}
        <span className={styles.file}>
          <Paperclip size={12} aria-hidden="true" />
          {file.name}
        </span>{' '}
        <span className={styles.time}>{bytesText(file.sizeBytes, workspace.locale)}</span>
      </p>
      <time className={styles.time} dateTime={file.createdAt} title={formats.dateTime(file.createdAt)}>
        {formats.time(file.createdAt)}
      </time>
    </div>
  )
}
