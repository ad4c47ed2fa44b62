import { Download, Paperclip, Plus, Trash2 } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import type { RecordOf } from '../../../../domain/model/records/collections'
import type { Subject } from '../../../../domain/model/records/subject'
import { usePorts, useRuntime } from '../../../app/ports-context'
import { useToasts } from '../../../app/toasts'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { IconButton } from '../../../design/icon-button'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { recordText } from '../../../text/record'
import { bytesText } from '../file-size'
import { RelatedSection } from './related-section'
import { filesOf$ } from './related.model'
import styles from './related.module.css'
import { saveAs } from './save-as'
import { UploadList } from './upload-list'
import { Uploads } from './uploads.model'

const text = recordText.related

/** The files of a record, and those on their way to it. Rendered anew for another record: give it a `key`. */
export function RelatedFiles({ subject, mayEdit }: { readonly subject: Subject; readonly mayEdit: boolean }) {
  const { records, files: port } = usePorts()
  const runtime = useRuntime()
  const { workspace, may } = useWorkspace()
  const apply = useApply()
  const toasts = useToasts()
  const [uploads] = useState(() => new Uploads({ files: port, records, runtime, workspaceId: workspace.id, subject }))
  const under = useStream(uploads, () => uploads.uploads$)
  const files = useStream(subject, () => filesOf$(records, workspace.id, subject))
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const page = files.status === 'ready' ? files.value : null
  const items = page?.items ?? []
  const mayAttach = mayEdit && may('files.create')
  const attach = (list: FileList | null) => {
    for (const file of list ?? []) void uploads.add(file)
  }
  const download = async (file: RecordOf<'files'>) => {
    try {
      saveAs(await port.download({ workspaceId: workspace.id, path: file.path }), file.name)
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error) })
    }
  }
  const drop = {
    onDragOver: (drag: DragEvent) => {
      if (!drag.dataTransfer.types.includes('Files')) return
      drag.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (drag: DragEvent) => {
      drag.preventDefault()
      setOver(false)
      attach(drag.dataTransfer.files)
    },
  }

  return (
    <div className={styles.drop} data-over={isOver || undefined} {...(mayAttach ? drop : {})}>
      <RelatedSection
        title={text.files}
        total={page?.total ?? null}
        shown={items.length}
        empty={isOver ? text.drop : text.noFiles}
        action={
          mayAttach ? (
            <>
              <IconButton size="sm" label={text.attach} icon={<Plus size={14} />} onClick={() => chooser.current?.click()} />
              <input
                ref={chooser}
                type="file"
                multiple
                hidden
                aria-label={text.attach}
                onChange={(change) => {
                  attach(change.currentTarget.files)
                  // So that the same file can be chosen again.
                  change.currentTarget.value = ''
                }}
              />
            </>
          ) : null
        }
      >
        <ul className={styles.list}>
          {items.map((file) => (
            <li key={file.id} className={styles.fileLine}>
              <Paperclip size={14} aria-hidden="true" />
              <span className={styles.names}>
                <span className={styles.name} title={file.name}>
                  {file.name}
                </span>
                <span className={styles.hint}>{bytesText(file.sizeBytes, workspace.locale)}</span>
              </span>
              <IconButton
                size="sm"
                label={text.download(file.name)}
                icon={<Download size={14} />}
                onClick={() => void download(file)}
              />
              {mayEdit && may('files.trash') ? (
                <IconButton
                  size="sm"
                  label={text.remove(file.name)}
                  icon={<Trash2 size={14} />}
                  onClick={() =>
                    void apply(text.removed(file.name), [
                      { kind: 'trash', collection: 'files', id: file.id, expect: file.version },
                    ])
                  }
                />
              ) : null}
            </li>
          ))}
        </ul>
      </RelatedSection>
      <UploadList
        uploads={under.status === 'ready' ? under.value : []}
        onDismiss={(id) => uploads.dismiss(id)}
        onGoOn={(id) => void uploads.goOn(id)}
      />
    </div>
  )
}
