import { Pause, Play, RotateCw, X } from 'lucide-react'
import { useEffect } from 'react'
import { useWorkspace } from '../../app/workspace-context'
import { IconButton } from '../../design/icon-button'
import { useStream } from '../../hooks/use-stream'
import { errorText } from '../../text/error-text'
import { filesText, bytesText } from '../../text/files'
import { isUnderWay, type Refusal, type Upload } from './upload'
import styles from './uploads.module.css'
import type { Uploads } from './uploads.model'

/** The files on their way, and what became of those that did not get there. Closing the tab meanwhile is asked about. */
export function UploadTray({ uploads }: { readonly uploads: Uploads }) {
  const state = useStream(uploads, () => uploads.uploads$)
  const list = state.status === 'ready' ? state.value : []
  const isBusy = list.some(isUnderWay)
  useEffect(() => {
    if (!isBusy) return undefined
    const ask = (leave: BeforeUnloadEvent) => leave.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
  if (list.length === 0) return null
  return (
    <section aria-label={filesText.uploads}>
      <ul className={styles.tray}>
        {list.map((upload) => (
          <li key={upload.id} className={styles.upload}>
            <UploadLine upload={upload} uploads={uploads} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function UploadLine({ upload, uploads }: { readonly upload: Upload; readonly uploads: Uploads }) {
  const { formats } = useWorkspace()
  const { id, name, percent, isPaused, refusal } = upload
  const shown = formats.percent(percent)
  const goOn = () => void uploads.goOn(id)
  return (
    <>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        {refusal === null ? (
          <>
            <progress className={styles.progress} max={100} value={percent} aria-label={filesText.uploading(name, shown)} />
            {isPaused ? <span className={styles.hint}>{filesText.pausedAt(shown)}</span> : null}
          </>
        ) : (
          <span className={styles.refusal} role="alert">
            {refusalText(name, refusal, formats.locale)}
          </span>
        )}
      </div>
      {refusal === null && !isPaused ? (
        <IconButton size="sm" label={filesText.pause(name)} icon={<Pause size={14} />} onClick={() => uploads.pause(id)} />
      ) : null}
      {refusal === null && isPaused ? (
        <IconButton size="sm" label={filesText.goOn(name)} icon={<Play size={14} />} onClick={goOn} />
      ) : null}
      {refusal?.kind === 'failed' && refusal.canGoOn ? (
        <IconButton size="sm" label={filesText.goOn(name)} icon={<RotateCw size={14} />} onClick={goOn} />
      ) : null}
      <IconButton
        size="sm"
        label={refusal === null ? filesText.cancel(name) : filesText.dismiss(name)}
        icon={<X size={14} />}
        onClick={() => uploads.dismiss(id)}
      />
    </>
  )
}

function refusalText(name: string, refusal: Refusal, locale: string): string {
  switch (refusal.kind) {
    case 'too-large':
      return filesText.tooLarge(name, bytesText(refusal.limitBytes, locale))
    case 'empty':
      return filesText.emptyFile(name)
    case 'type':
      return filesText.refusedType(name)
    case 'other-file':
      return filesText.otherFile(name)
    case 'failed':
      return errorText(refusal.error)
  }
}
