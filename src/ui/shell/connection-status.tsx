import { usePorts } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { useStream } from '../hooks/use-stream'
import { shellText } from '../text/shell'
import styles from './connection-status.module.css'

/** One dot and a word: is what is shown live? Changes are read out. */
export function ConnectionStatus({ compact }: { readonly compact: boolean }) {
  const { events } = usePorts()
  const { freshness } = useWorkspace()
  const connection = useStream(events, () => events.connection$)
  const status = connection.status === 'ready' ? connection.value.status : 'connecting'
  const text = status === 'online' && freshness === 'stale' ? shellText.updating : shellText.connection(status)
  return (
    <div className={styles.status} role="status" title={text}>
      <span
        className={styles.dot}
        data-status={status === 'online' && freshness === 'stale' ? 'connecting' : status}
        aria-hidden="true"
      />
      <span className={compact ? 'visually-hidden' : styles.text}>{text}</span>
    </div>
  )
}
