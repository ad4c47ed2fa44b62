import { lazyPart } from '../design/lazy-part'
import { usePorts, useServices } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { useStream } from '../hooks/use-stream'
import { shellText } from '../text/shell'
import { connectionState } from '../app/connection-state'
import { preloadScreen } from './screens'
import styles from '../app/connection-status.module.css'

const SyncStatus = lazyPart(() => import('../features/sync/sync-status').then((file) => file.SyncStatus))

/** Is what is shown live, and is what was written with the server? */
export function ConnectionStatus({ compact }: { readonly compact: boolean }) {
  const { sync } = useServices()
  return (
    <div className={styles.passing} data-passing="">
      {sync === null ? (
        <PlainStatus compact={compact} />
      ) : (
        <SyncStatus sync={sync} compact={compact} onIntent={() => preloadScreen('sync')} />
      )}
    </div>
  )
}

/** One dot and a word. Changes are read out. */
function PlainStatus({ compact }: { readonly compact: boolean }) {
  const { events } = usePorts()
  const { freshness } = useWorkspace()
  const connection = useStream(events, () => events.connection$)
  const current = connection.status === 'ready' ? connectionState(connection.value) : 'connecting'
  const status = current === 'online' && freshness === 'stale' ? 'updating' : current
  const text = shellText.connection[status]
  return (
    <div className={styles.status} role="status" title={text}>
      <span className={styles.dot} data-status={status} aria-hidden="true" />
      <span className={compact ? 'visually-hidden' : styles.text}>{text}</span>
    </div>
  )
}
