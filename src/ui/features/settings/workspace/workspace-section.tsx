import { Panels } from '../panel'
import { WorkspacePanel } from './workspace-panel'

/** What everybody in the workspace goes by. */
export function WorkspaceSection() {
  return (
    <Panels>
      <WorkspacePanel />
    </Panels>
  )
}
