import type { WorkProgress } from '../app/work-board'
import { useWorkspace } from '../app/workspace-context'
import { Button } from '../design/button'
import { bulkText, connectionText, type ConnectionTrouble } from '../text/shell-parts'
import styles from './edge-notices.module.css'
import { useServices } from '../app/ports-context'
import { Banner } from '../design/banner'
import { errorsText } from '../text/error-text'

export interface WorkTrayProps {
  readonly progress: WorkProgress
  readonly onStop: () => void
}

/** A line at the foot of every screen: how many are done, and a button to stop after those under way. */
export function WorkTray({ progress, onStop }: WorkTrayProps) {
  const { formats } = useWorkspace()
  return (
    <div className={styles.tray} role="region" aria-label={bulkText.progress}>
      <progress className={styles.progress} max={progress.total} value={progress.done} aria-label={bulkText.progress} />
      <span role="status">{bulkText.working(formats.number(progress.done), formats.number(progress.total))}</span>
      <Button size="sm" onClick={onStop}>
        {bulkText.stop}
      </Button>
    </div>
  )
}

export function ConnectionBanner({ trouble }: { readonly trouble: ConnectionTrouble }) {
  const { sync } = useServices()
  const reload = trouble === 'outdated' ? <Button onClick={() => location.reload()}>{errorsText.reload}</Button> : null
  return (
    <section aria-label={connectionText.label}>
      <Banner action={reload}>{connectionText.down(trouble, { hasCopy: sync !== null })}</Banner>
    </section>
  )
}
