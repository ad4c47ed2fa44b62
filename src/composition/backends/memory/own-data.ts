import { openBackupFolder } from '../../../adapters/browser/backup-folder'
import { storeRecovery } from '../../../adapters/memory/persistence/recover-store'
import type { OwnData } from '../../backend-descriptor'

export function ownDataIn(database: string): OwnData {
  return { recovery: storeRecovery(database), backupFolder: openBackupFolder() }
}
