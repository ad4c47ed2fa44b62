import { isPortError } from '../../../domain/model/errors/port-error'
import { useTitle } from '../../app/use-title'
import { Button } from '../../design/button'
import { Logo } from '../../design/logo'
import { ErrorState } from '../../design/message'
import { backendText } from '../../text/backend'
import { errorText } from '../../text/error-text'
import { errorsText } from '../../text/errors'
import styles from './backend-failure.module.css'

export interface BackendFailureProps {
  readonly error: unknown
  /** Keeps the data in this browser from now on. */
  readonly onKeepHere?: () => void
  /** Puts the damaged data aside and begins with none. */
  readonly onStartAfresh?: () => void
}

/** The backend did not open: what is the matter, and every way on. */
export function BackendFailure({ error, onKeepHere, onStartAfresh }: BackendFailureProps) {
  const { title, body } = explain(error)
  useTitle(title)
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <Logo size={32} />
      </div>
      <ErrorState
        title={title}
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {errorsText.reload}
            </Button>
            {onKeepHere !== undefined && isPortError(error, 'backend/not-configured', 'capability/missing') ? (
              <Button onClick={onKeepHere}>{backendText.keepHere}</Button>
            ) : null}
            {onStartAfresh !== undefined && isPortError(error, 'store/corrupt') ? (
              <Button onClick={onStartAfresh}>{backendText.startAfresh}</Button>
            ) : null}
          </>
        }
      >
        {body}
      </ErrorState>
    </main>
  )
}

function explain(error: unknown) {
  if (isPortError(error, 'backend/not-configured')) {
    const names = error.details.missing.map((name) => (
      <li key={name}>
        <code>{name}</code>
      </li>
    ))
    return {
      title: backendText.notConfiguredTitle,
      body: (
        <>
          <p>{backendText.notConfigured}</p>
          <ul className={styles.names}>{names}</ul>
          <p>{backendText.notConfiguredThen}</p>
        </>
      ),
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
