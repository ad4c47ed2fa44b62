import { Panels } from '../panel'
import { DossierPanel } from './dossier-panel'
import { ErasePanel } from './erase-panel'
import { MovePanel } from '../../bundle/move-panel'
import { ExportPanel } from './export-panel'
import { KeepingPanel } from './keeping-panel'

/** What leaves the workspace: all of it as a file, or all that is known of a person for good. */
export function DataSection() {
  return (
    <Panels>
      <KeepingPanel />
      <ExportPanel />
      <MovePanel />
      <DossierPanel />
      <ErasePanel />
    </Panels>
  )
}
