import { from } from 'rxjs'
import type { BackupFolder } from '../../../ports/backup-folder.port'
import { useServices } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'

/** `null`: it is not known yet, or there is nothing to back up, since this browser is not the only place that has the data. */
export function useBackupFolder(): BackupFolder | null {
  const { backends } = useServices()
  const folder = useStream(backends, () => from(backends.backupFolder()))
  return folder.status === 'ready' ? folder.value : null
}
