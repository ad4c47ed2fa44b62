import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { fileKind } from '../../../domain/model/files/content-type'
import type { RecordOf } from '../../../domain/model/records/collections'
import { readSubject } from '../../../domain/model/records/subject'
import { usePorts, useRuntime } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { Dialog } from '../../design/dialog'
import { useStream } from '../../hooks/use-stream'
import { filesText, bytesText } from '../../text/files'
import { subjectName$ } from '../../app/subject-name'
import { useTypedGuard } from '../../design/typed-guard'
import { TextField } from '../../design/text-field'
import { appText } from '../../text/app'
import { errorText } from '../../text/error-text'
import { FileView } from './file-view'
import { useFileActions, type FileActions, useUploads } from './use-file-actions'
import styles from './file-dialog.module.css'

const text = filesText

interface FileDialogProps {
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
  const guard = useTypedGuard(onClose)
  return (
    <Dialog
      onClose={guard.leave}
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
      <div className={styles.body} {...guard.watch}>
        {guard.question}
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
  const target = subject === null ? null : readSubject(subject)
  return (
    <span className={styles.facts}>
      <span>{text.kindOf[fileKind(mime)]}</span>
      <span>{bytesText(sizeBytes, formats.locale)}</span>
      {target === null ? null : (
        <Link className={styles.link} href={recordPath(workspace.slug, target.collection, target.id)}>
          {(name.status === 'ready' ? name.value : null) ?? ' '}
        </Link>
      )}
      <span>{text.added(memberName(createdBy.memberId), formats.ago(createdAt, runtime.now()))}</span>
    </span>
  )
}

interface RenameFormProps {
  readonly file: RecordOf<'files'>
  readonly onRename: FileActions['rename']
  readonly leave: () => void
}

/** Another name for the file. What is refused stays as it was typed, with why. */
function RenameForm({ file, onRename, leave }: RenameFormProps) {
  const [name, setName] = useState(file.name)
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    if (name === file.name) return leave()
    const result = await onRename(file, name)
    if (result.status === 'written') leave()
    else if (result.status === 'failed') setError(errorText(result.error))
  }
  return (
    <form
      className={styles.rename}
      noValidate
      aria-label={filesText.renameTitle}
      onSubmit={(submit) => {
        submit.preventDefault()
        void save()
      }}
    >
      <TextField label={filesText.newName} value={name} onValue={setName} error={error} autoFocus autoComplete="off" />
      <Button onClick={leave}>{appText.cancel}</Button>
      <Button type="submit" variant="primary">
        {appText.save}
      </Button>
    </form>
  )
}
