import { RotateCw, X } from 'lucide-react'
import type { Id } from '../../../../domain/model/kernel/id'
import { useWorkspace } from '../../../app/workspace-context'
import { IconButton } from '../../../design/icon-button'
import { errorText } from '../../../text/error-text'
import { recordText } from '../../../text/record'
import { bytesText } from '../file-size'
import styles from './related.module.css'
import type { Upload } from './uploads.model'

const text = recordText.related

export interface UploadListProps {
  readonly uploads: readonly Upload[]
  /** Calls it off, or takes its refusal away. */
  readonly onDismiss: (id: Id) => void
  /** Goes on with one that failed. */
  readonly onGoOn: (id: Id) => void
}

export function UploadList({ uploads, onDismiss, onGoOn }: UploadListProps) {
  const { formats, workspace } = useWorkspace()
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list}>
      {uploads.map(({ id, name, percent, refusal }) => (
        <li key={id} className={styles.fileLine}>
          <span className={styles.names}>
            <span className={styles.name}>{name}</span>
            {refusal === null ? (
              <progress
                className={styles.progress}
                max={100}
                value={percent}
                aria-label={text.uploading(name, formats.percent(percent))}
              />
            ) : (
              <span className={styles.refusal} role="alert">
                {refusal.kind === 'failed'
                  ? errorText(refusal.error)
                  : refusal.kind === 'empty'
                    ? text.emptyFile(name)
                    : text.tooLarge(name, bytesText(refusal.limitBytes, workspace.locale))}
              </span>
            )}
          </span>
          {refusal?.kind === 'failed' && refusal.canGoOn ? (
            <IconButton size="sm" label={text.goOnUpload(name)} icon={<RotateCw size={14} />} onClick={() => onGoOn(id)} />
          ) : null}
          <IconButton
            size="sm"
            label={refusal === null ? text.cancelUpload(name) : text.dismissUpload(name)}
            icon={<X size={14} />}
            onClick={() => onDismiss(id)}
          />
        </li>
      ))}
    </ul>
  )
}
