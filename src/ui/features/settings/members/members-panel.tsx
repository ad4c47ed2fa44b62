import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { membersText } from '../../../text/members'
import { Panel } from '../../../design/panel'
import { DeactivateDialog } from './deactivate-dialog'
import { InviteDialog } from './invite-dialog'
import { MemberRow } from './member-row'
import styles from './members.module.css'

/** Everybody who is or was in, those who are first. */
export function MembersPanel() {
  const { members, may } = useWorkspace()
  const [isInviting, setInviting] = useState(false)
  const [leaver, setLeaver] = useState<RecordOf<'members'> | null>(null)
  const active = members.filter(({ status }) => status === 'active')
  const former = members.filter(({ status }) => status !== 'active')
  const invite = (
    <Button variant="primary" icon={<UserPlus size={14} />} onClick={() => setInviting(true)}>
      {membersText.invite}
    </Button>
  )
  return (
    <Panel title={membersText.title} lead={membersText.lead} actions={may('invite-member') ? invite : null}>
      <ul className={styles.list} aria-label={membersText.title}>
        {[...active, ...former].map((member) => (
          <MemberRow key={member.id} member={member} onDeactivate={() => setLeaver(member)} />
        ))}
      </ul>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      {leaver === null ? null : <DeactivateDialog member={leaver} onClose={() => setLeaver(null)} />}
    </Panel>
  )
}
