import { useWorkspace } from '../../../app/workspace-context'
import { Panels } from '../../../design/panel'
import { DeletePanel } from './delete-panel'
import { RatesPanel } from './rates-panel'
import { WorkspacePanel } from './workspace-panel'

/** What everybody in the workspace goes by. */
export function WorkspaceSection() {
  const { may } = useWorkspace()
  return (
    <Panels>
      <WorkspacePanel />
      <RatesPanel />
      {may('delete-workspace') ? <DeletePanel /> : null}
    </Panels>
  )
}
