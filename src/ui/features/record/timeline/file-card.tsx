import { Paperclip } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useWorkspace } from '../../../app/workspace-context'
import { MemberAvatar } from '../../../picture/member-avatar'
import { timelineText } from '../../../text/timeline'
import { bytesText } from '../../../text/file-size'
import styles from '../../../history/timeline.module.css'

const FileDialog = lazy(() => import('../../files/file-dialog').then((module) => ({ default: module.FileDialog })))

export function FileCard({ file }: { readonly file: RecordOf<'files'> }) {
  const { memberName, formats } = useWorkspace()
  const [isOpen, setOpen] = useState(false)
  const author = memberName(file.createdBy.memberId)
  return (
    <div className={styles.change}>
      <MemberAvatar memberId={file.createdBy.memberId} size="xs" />
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
      {isOpen ? (
        <Suspense fallback={null}>
          <FileDialog file={file} isUnderWay={false} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
