import { useWorkspace } from '../../../app/workspace-context'
import { Panels } from '../panel'
import { DeletePanel } from './delete-panel'
import { WorkspacePanel } from './workspace-panel'

/** What everybody in the workspace goes by. */
export function WorkspaceSection() {
  const { may } = useWorkspace()
  return (
    <Panels>
      <WorkspacePanel />
      {may('delete-workspace') ? <DeletePanel /> : null}
    </Panels>
  )
}
