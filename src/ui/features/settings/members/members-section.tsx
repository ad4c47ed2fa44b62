import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Panels, Panel } from '../../../design/panel'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { Button } from '../../../design/button'
import { membersText } from '../../../text/workspace-settings'
import { mayGrant } from '../../../../domain/model/access/member-change'
import { ROLES, type Role } from '../../../../domain/model/workspaces/workspace'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { FormDialog } from '../../../design/form-dialog'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { InvitationsPanel } from './invitations-panel'
import { DeactivateDialog } from './deactivate-dialog'
import { MemberRow } from './member-row'
import styles from './members.module.css'

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

/** Everybody who is or was in, those who are first. */
function MembersPanel() {
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

/** Asks somebody in. */
function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { workspace, me } = useWorkspace()
  const { mail: sendsMail } = usePorts().functions.capabilities
  const toasts = useToasts()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('member')
  const invite = useFunction('invite-member')
  const roles = ROLES.filter((each) => mayGrant(me.role, each))
  const submit = async () => {
    const given = await invite.call({ workspaceId: workspace.id, email, role })
    if (given === null) return
    onClose()
    if (given !== 'kept')
      toasts.show({ tone: 'success', title: sendsMail ? membersText.invited(email) : membersText.linkMade(email) })
  }
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={membersText.inviteTitle}
      description={sendsMail ? membersText.inviteLead : membersText.linkLead}
      submitLabel={sendsMail ? membersText.inviteSubmit : membersText.linkSubmit}
      busy={invite.isBusy}
      error={invite.error}
    >
      <TextField
        label={membersText.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoFocus
        value={email}
        onValue={setEmail}
        error={invite.fieldErrors['email']}
      />
      <SelectField
        label={membersText.role}
        value={role}
        options={roles.map((value) => ({ value, label: membersText.roleOf[value] }))}
        onValue={setRole}
        hint={membersText.roleHint[role]}
      />
    </FormDialog>
  )
}
