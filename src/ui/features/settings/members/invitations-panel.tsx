import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Skeleton } from '../../../design/skeleton'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { membersText } from '../../../text/members'
import { Panel } from '../../../design/panel'
import { InvitationRow } from './invitation-row'
import styles from './members.module.css'
import { invitations$ } from './team.model'

/** Who is asked to join; not there while nobody is. */
export function InvitationsPanel() {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const state = useStream(workspace.id, () => invitations$(records, workspace.id))
  if (state.status === 'ready' && state.value.length === 0) return null
  return (
    <Panel title={membersText.invitations} lead={membersText.invitationsLead}>
      {state.status === 'pending' ? <Skeleton width="60%" /> : null}
      {state.status === 'failed' ? <p role="alert">{errorText(state.error)}</p> : null}
      {state.status === 'ready' ? (
        <ul className={styles.list} aria-label={membersText.invitations}>
          {state.value.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : null}
    </Panel>
  )
}
