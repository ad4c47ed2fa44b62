import { useState } from 'react'
import { mayGrant } from '../../../../domain/model/access/member-change'
import { ROLES, type Role } from '../../../../domain/model/workspaces/workspace'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { FormDialog } from '../../../design/form-dialog'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { membersText } from '../../../text/members'

/** Asks somebody in. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { workspace, me } = useWorkspace()
  const toasts = useToasts()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('member')
  const invite = useFunction('invite-member')
  const roles = ROLES.filter((each) => mayGrant(me.role, each))
  const submit = async () => {
    const given = await invite.call({ workspaceId: workspace.id, email, role })
    if (given === null) return
    onClose()
    if (given !== 'kept') toasts.show({ tone: 'success', title: membersText.invited(email) })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => void submit()}
      title={membersText.inviteTitle}
      description={membersText.inviteLead}
      submitLabel={membersText.inviteSubmit}
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
        options={roles.map((value) => ({ value, label: membersText.roleOf(value) }))}
        onValue={setRole}
        hint={membersText.roleHint(role)}
      />
    </FormDialog>
  )
}
