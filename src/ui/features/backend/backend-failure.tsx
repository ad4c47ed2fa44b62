import { defer, EMPTY } from 'rxjs'
import { isPortError } from '../../../domain/model/errors/port-error'
import type { BackendKind, Backends } from '../../../ports/backends.port'
import type { StoreRecovery } from '../../../ports/device.port'
import { Main } from '../../app/main'
import { useTitle } from '../../app/use-title'
import { Button } from '../../design/button'
import { Logo } from '../../design/logo'
import { ErrorState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { backendText } from '../../text/workspaces'
import { errorText, errorsText } from '../../text/error-text'
import { refusedField, inScreenLanguage } from './descriptor-words'
import styles from './backend-failure.module.css'
import { useState } from 'react'
import { saveAs } from '../../app/save-as'

export interface BackendFailureProps {
  readonly error: unknown
  readonly backends: Pick<Backends, 'kinds'>
  /** Shows the backends that this browser knows, to turn to another one. */
  readonly onChoose?: () => void
  /** What can be done about damaged data; `null` where nothing is kept here. */
  readonly recovery?: StoreRecovery | null
  /** The data was mended or deleted: begin again. */
  readonly onRecovered?: () => void
}

/** The backend did not open: what is the matter, and every way on. */
export function BackendFailure({ error, backends, onChoose, recovery = null, onRecovered = reload }: BackendFailureProps) {
  const kinds = useStream(error, () => (isPortError(error, 'backend/not-configured') ? defer(() => backends.kinds()) : EMPTY))
  const { title, body } = explain(error, kinds.status === 'ready' ? kinds.value[0] : undefined)
  useTitle(title)
  return (
    <Main className={styles.page}>
      <div className={styles.brand}>
        <Logo size={32} />
      </div>
      <ErrorState
        title={title}
        level={1}
        actions={
          <>
            <Button variant="primary" onClick={reload}>
              {errorsText.reload}
            </Button>
            {onChoose === undefined ? null : <Button onClick={onChoose}>{backendText.otherBackend}</Button>}
            {recovery !== null && isPortError(error, 'store/corrupt') ? (
              <StoreRepair recovery={recovery} onRecovered={onRecovered} />
            ) : null}
          </>
        }
      >
        {body}
      </ErrorState>
    </Main>
  )
}

function reload(): void {
  location.reload()
}

/** @param kind the one in use, once its words are there */
function explain(error: unknown, kind: BackendKind | undefined) {
  if (isPortError(error, 'backend/not-configured')) {
    const field = kind === undefined ? undefined : refusedField(error, kind)
    return {
      title: backendText.notConfiguredTitle,
      body: field === undefined ? errorText(error) : inScreenLanguage(field.refused),
    }
  }
  if (isPortError(error, 'store/corrupt')) {
    return { title: backendText.corruptTitle, body: backendText.corrupt(error.details.part) }
  }
  if (isPortError(error, 'backend/schema-mismatch')) {
    const { expected, found } = error.details
    return { title: backendText.mismatchTitle, body: backendText.mismatch(expected, found) }
  }
  return { title: backendText.failedTitle, body: errorText(error) }
}

export interface StoreRepairProps {
  readonly recovery: StoreRecovery
  readonly onRecovered: () => void
}

/** Every way out of damaged data. Deleting it is offered only after it was downloaded. */
export function StoreRepair({ recovery, onRecovered }: StoreRepairProps) {
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const [isDownloaded, setIsDownloaded] = useState(false)

  const run = (task: () => Promise<void>): void => {
    setState('working')
    task().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  const download = async (): Promise<void> => {
    saveAs(await recovery.download(), backendText.recoveryFileName)
    setIsDownloaded(true)
  }
  const keepReadable = async (): Promise<void> => {
    await recovery.keepReadable()
    onRecovered()
  }
  const startAfresh = async (): Promise<void> => {
    await recovery.startAfresh()
    onRecovered()
  }

  const isBusy = state === 'working'
  return (
    <>
      <Button disabled={isBusy} onClick={() => run(download)}>
        {backendText.downloadAll}
      </Button>
      <Button disabled={isBusy} onClick={() => run(keepReadable)}>
        {backendText.keepReadable}
      </Button>
      {isDownloaded || state === 'failed' ? (
        <Button disabled={isBusy} onClick={() => run(startAfresh)}>
          {backendText.startAfresh}
        </Button>
      ) : null}
      {state === 'failed' ? <span role="status">{backendText.recoveryFailed}</span> : null}
    </>
  )
}
