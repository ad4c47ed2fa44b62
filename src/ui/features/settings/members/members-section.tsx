import { useWorkspace } from '../../../app/workspace-context'
import { Panels } from '../../../design/panel'
import { InvitationsPanel } from './invitations-panel'
import { MembersPanel } from './members-panel'

/** Who is in, and who is asked to be. */
export function MembersSection() {
  const { may } = useWorkspace()
  return (
    <Panels>
      <MembersPanel />
      {may('invite-member') ? <InvitationsPanel /> : null}
    </Panels>
  )
}
