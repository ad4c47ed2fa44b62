import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { fileKind } from '../../../domain/model/files/file-kinds'
import type { RecordOf } from '../../../domain/model/records/collections'
import { readSubject } from '../../../domain/model/records/subject'
import { usePorts, useRuntime } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { Dialog } from '../../design/dialog'
import { useStream } from '../../hooks/use-stream'
import { filesText } from '../../text/files'
import { subjectName$ } from '../../search/subject-name'
import styles from './file-dialog.module.css'
import { FileView } from './file-view'
import { bytesText } from '../../text/file-size'
import { RenameForm } from './rename-form'
import { useFileActions } from './use-file-actions'
import { useUploads } from './use-uploads'

const text = filesText

export interface FileDialogProps {
  readonly file: RecordOf<'files'>
  /** Its upload goes on in this tab. */
  readonly isUnderWay: boolean
  readonly onClose: () => void
}

/** One file: what is in it, where it belongs, and what can be done with it. */
export function FileDialog({ file, isUnderWay, onClose }: FileDialogProps) {
  const { may } = useWorkspace()
  const actions = useFileActions()
  const uploads = useUploads()
  const chooser = useRef<HTMLInputElement>(null)
  const [isRenaming, setRenaming] = useState(false)
  const isReady = file.status === 'ready'
  return (
    <Dialog
      open
      onClose={onClose}
      title={file.name}
      size="lg"
      description={<FileFacts file={file} />}
      footer={
        <>
          {may('files.trash') ? (
            <Button
              variant="quiet"
              onClick={() => {
                onClose()
                void actions.remove(file)
              }}
            >
              {text.remove}
            </Button>
          ) : null}
          {may('files.update') ? <Button onClick={() => setRenaming(true)}>{text.rename}</Button> : null}
          {isReady ? (
            <Button variant="primary" onClick={() => void actions.download(file)}>
              {text.download}
            </Button>
          ) : null}
          {!isReady && !isUnderWay && may('files.update') ? (
            <Button variant="primary" onClick={() => chooser.current?.click()}>
              {text.sendAgain}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.body}>
        {isRenaming ? <RenameForm file={file} onRename={actions.rename} leave={() => setRenaming(false)} /> : null}
        <FileView file={file} />
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={text.sendAgain}
          onChange={(change) => {
            const [chosen] = change.currentTarget.files ?? []
            if (chosen === undefined) return
            onClose()
            void uploads().sendAgain(file, chosen)
          }}
        />
      </div>
    </Dialog>
  )
}

/** Of what kind and size, about what, whose, and since when. */
function FileFacts({ file }: { readonly file: RecordOf<'files'> }) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, formats, memberName } = useWorkspace()
  const { subject, mime, sizeBytes, createdBy, createdAt } = file
  const name = useStream(subject, () => subjectName$(records, subject))
  const place = subject === null ? null : readSubject(subject)
  return (
    <span className={styles.facts}>
      <span>{text.kindOf(fileKind(mime))}</span>
      <span>{bytesText(sizeBytes, formats.locale)}</span>
      {place === null ? null : (
        <Link className={styles.link} href={recordPath(workspace.slug, place.collection, place.id)}>
          {(name.status === 'ready' ? name.value : null) ?? ' '}
        </Link>
      )}
      <span>{text.added(memberName(createdBy.memberId), formats.ago(createdAt, runtime.now()))}</span>
    </span>
  )
}
