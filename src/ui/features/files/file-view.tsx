import type { RecordOf } from '../../../domain/model/records/collections'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { lazyComponent } from '../../design/lazy-component'
import { useStream } from '../../hooks/use-stream'
import { errorText } from '../../text/error-text'
import { filesText, bytesText } from '../../text/files'
import styles from './file-dialog.module.css'
import { preview$, previewKind, TEXT_SHOWN_BYTES, type PreviewKind } from './file-preview.model'

const text = filesText
const { Component: PdfView } = lazyComponent(
  () => import('./pdf-view').then((file) => file.PdfView),
  () => (
    <p className={styles.hint} role="status">
      {text.drawing}
    </p>
  ),
)

/** What is in the file, as far as a browser can show it without running any of it. */
export function FileView({ file }: { readonly file: RecordOf<'files'> }) {
  const kind = previewKind(file)
  if (file.status !== 'ready') return <p className={styles.hint}>{text.failedHint}</p>
  return kind === null ? <p className={styles.hint}>{text.noPreview}</p> : <Shown key={file.path} file={file} kind={kind} />
}

function Shown({ file, kind }: { readonly file: RecordOf<'files'>; readonly kind: PreviewKind }) {
  const { files } = usePorts()
  const { formats } = useWorkspace()
  const state = useStream(file.path, () => preview$(files, file, kind))
  if (state.status === 'pending') {
    return (
      <p className={styles.hint} role="status">
        {text.loading}
      </p>
    )
  }
  if (state.status === 'failed') {
    return (
      <p className={styles.hint} role="alert">
        {errorText(state.error)}
      </p>
    )
  }
  const shown = state.value
  if (shown.kind === 'image') return <Image url={shown.url} name={file.name} />
  if (shown.kind === 'pdf') {
    return <PdfView bytes={shown.bytes} name={file.name} />
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.frame} role="region" aria-label={text.preview(file.name)} tabIndex={0}>
        <pre className={styles.text}>{shown.text}</pre>
      </div>
      {shown.isCut ? <p className={styles.hint}>{text.textCut(bytesText(TEXT_SHOWN_BYTES, formats.locale))}</p> : null}
    </>
  )
}

function Image({ url, name }: { readonly url: string; readonly name: string }) {
  return (
    <div className={styles.frame}>
      <img className={styles.image} src={url} alt={text.preview(name)} />
    </div>
  )
}
