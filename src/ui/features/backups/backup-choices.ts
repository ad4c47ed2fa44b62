import { from } from 'rxjs'
import { BACKUP_PERIODS, type BackupPeriod, type BackupPlan } from '../../../domain/model/backups/backup-plan'
import type { Id } from '../../../domain/model/kernel/id'
import { instantOf, isInstant } from '../../../domain/model/kernel/instant'
import { forgetPreference, readPreference, writePreference } from '../../app/preferences'
import type { BackupFolder } from '../../../ports/device.port'
import { useServices } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'

/** Of this browser, as what is backed up is: how often, since when, and the name of the folder, which is `null` without one. */
interface BackupChoices extends BackupPlan {
  readonly folder: string | null
}

export function readBackupChoices(workspaceId: Id): BackupChoices {
  const every = readPreference(`backup.every.${workspaceId}`)
  const last = readPreference(`backup.last.${workspaceId}`)
  return {
    every: BACKUP_PERIODS.find((period) => period === every) ?? 'off',
    last: isInstant(last) ? last : null,
    folder: readPreference(`backup.folder.${workspaceId}`),
  }
}

export function chooseBackupPeriod(workspaceId: Id, every: BackupPeriod): void {
  writePreference(`backup.every.${workspaceId}`, every)
}

export function keepBackupFolder(workspaceId: Id, name: string | null): void {
  if (name === null) forgetPreference(`backup.folder.${workspaceId}`)
  else writePreference(`backup.folder.${workspaceId}`, name)
}

/** Everything was exported: another one is due a period later. */
export function keepLastBackup(workspaceId: Id, nowMs: number): void {
  writePreference(`backup.last.${workspaceId}`, instantOf(nowMs))
}

/** `null`: it is not known yet, or there is nothing to back up, since this browser is not the only place that has the data. */
export function useBackupFolder(): BackupFolder | null {
  const { backends } = useServices()
  const folder = useStream(backends, () => from(backends.backupFolder()))
  return folder.status === 'ready' ? folder.value : null
}
