import { Download, Paperclip, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { lazyPart } from '../../../design/lazy-part'
import type { Id } from '../../../../domain/model/kernel/id'
import type { Subject } from '../../../../domain/model/records/subject'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { IconButton } from '../../../design/icon-button'
import { useStream } from '../../../hooks/use-stream'
import { filesText, bytesText } from '../../../text/files'
import { recordText } from '../../../text/record'
import { useFileActions, useUploads } from '../../files/use-file-actions'
import { RelatedSection } from './related-section'
import { filesOf$ } from './related.model'
import styles from './related.module.css'

const text = recordText.related

const FileDialog = lazyPart(() => import('../../files/file-dialog').then((file) => file.FileDialog))

/** The files of a record: to see, to fetch, to add to. Rendered anew for another record: give it a `key`. */
export function RelatedFiles({ subject, mayEdit }: { readonly subject: Subject; readonly mayEdit: boolean }) {
  const { records } = usePorts()
  const { workspace, may, formats } = useWorkspace()
  const actions = useFileActions()
  const uploads = useUploads()
  const files = useStream(subject, () => filesOf$(records, workspace.id, subject))
  const chooser = useRef<HTMLInputElement>(null)
  const [openId, setOpenId] = useState<Id | null>(null)
  const page = files.status === 'ready' ? files.value : null
  const items = page?.items ?? []
  const mayAttach = mayEdit && may('files.create')
  const open = items.find(({ id }) => id === openId)

  return (
    <div className={styles.section}>
      <RelatedSection
        title={text.files}
        total={page?.total ?? null}
        shown={items.length}
        empty={mayAttach ? text.noFiles : text.filesNone}
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
                  for (const file of change.currentTarget.files ?? []) void uploads().add(file, subject)
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
            <li key={file.id} className={styles.item}>
              <span className={styles.icon}>
                <Paperclip size={14} aria-hidden="true" />
              </span>
              <span className={styles.names}>
                <button
                  type="button"
                  className={styles.fileName}
                  title={file.name}
                  aria-label={filesText.open(file.name)}
                  onClick={() => setOpenId(file.id)}
                >
                  {file.name}
                </button>
                <span className={styles.hint}>{bytesText(file.sizeBytes, formats.locale)}</span>
              </span>
              <IconButton
                size="sm"
                label={filesText.downloadOf(file.name)}
                icon={<Download size={14} />}
                onClick={() => void actions.download(file)}
              />
            </li>
          ))}
        </ul>
      </RelatedSection>
      {open === undefined ? null : <FileDialog file={open} isUnderWay={false} onClose={() => setOpenId(null)} />}
    </div>
  )
}
