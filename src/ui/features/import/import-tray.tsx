import { Link, useLocation } from 'wouter'
import { useServices } from '../../app/ports-context'
import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { importText } from '../../text/import'
import { importJobText } from '../../text/import-job'
import { importOf } from './import-of'
import styles from './import.module.css'

/** A line at the foot of every other screen while an import runs or is paused: its progress, and a link back to it. */
export function ImportTray() {
  const { workspace, formats } = useWorkspace()
  const { run } = importOf(useServices(), workspace.id)
  const runs = useStream(run, () => run.state$)
  const [path] = useLocation()
  const ownPath = screenPath(workspace.slug, 'import')
  if (path === ownPath || runs.status !== 'ready' || runs.value?.step !== 'run') return null
  const { fileName, status, progress } = runs.value
  const isPaused = status === 'paused'
  return (
    <div className={styles.tray} role="region" aria-label={importText.title}>
      {/* The figures change many times a second: they are read on asking, and what is said by itself is rare. */}
      <span className={styles.trayName} role="status">
        {isPaused ? `${importText.runTitle(fileName)}: ${importJobText.statuses.paused}` : importText.runTitle(fileName)}
      </span>
      <progress aria-label={importText.runProgress} value={progress.done} max={Math.max(1, progress.total)} />
      <span>{importText.progressOf(formats.number(progress.done), formats.number(progress.total))}</span>
      <Link className={styles.link} href={ownPath}>
        {importText.openRun}
      </Link>
    </div>
  )
}
