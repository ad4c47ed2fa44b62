import { Link } from 'wouter'
import type { SyncPort } from '../../../ports/sync.port'
import { usePorts } from '../../app/ports-context'
import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { classNames } from '../../design/class-names'
import { useStream } from '../../hooks/use-stream'
import styles from '../../app/connection-status.module.css'
import { lineStanding } from '../../app/line-standing'
import { syncSummary } from './sync-summary'
import { useSyncNews } from './use-sync-news'

export interface SyncStatusProps {
  readonly sync: SyncPort
  readonly compact: boolean
  /** Someone means to go to the screen that shows all of it. */
  readonly onIntent: () => void
}

/** One dot and a few words about what is not with the server yet, and the way to all of it. Changes are read out. */
export function SyncStatus({ sync, compact, onIntent }: SyncStatusProps) {
  const { events } = usePorts()
  const { workspace, freshness, formats } = useWorkspace()
  const state = useStream(workspace.id, () => sync.state(workspace.id))
  const connection = useStream(events, () => events.connection$)
  useSyncNews(sync)
  if (state.status !== 'ready') return null
  const { tone, text } = syncSummary({
    state: state.value,
    connection: connection.status === 'ready' ? lineStanding(connection.value) : 'connecting',
    isLive: freshness === 'live',
    number: formats.number,
  })
  return (
    <div role="status" title={text}>
      <Link
        href={screenPath(workspace.slug, 'sync')}
        className={classNames(styles.status, styles.link)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <span className={styles.dot} data-status={tone} aria-hidden="true" />
        <span className={compact ? 'visually-hidden' : styles.text}>{text}</span>
      </Link>
    </div>
  )
}
