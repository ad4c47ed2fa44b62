import { useBackupFolder } from '../../backups/use-backup-folder'
import { MovePanel } from '../../bundle/move-panel'
import { Panels } from '../../../design/panel'
import { BackupPanel } from './backup-panel'
import { DossierPanel } from './dossier-panel'
import { ErasePanel } from './erase-panel'
import { ExportPanel } from './export-panel'
import { KeepingPanel } from './keeping-panel'

/** What leaves the workspace: all of it as a file, or all that is known of a person for good. */
export function DataSection() {
  const folder = useBackupFolder()
  return (
    <Panels>
      {folder === null ? null : (
        <>
          <KeepingPanel />
          <BackupPanel folder={folder} />
        </>
      )}
      <ExportPanel />
      <MovePanel />
      <DossierPanel />
      <ErasePanel />
    </Panels>
  )
}
