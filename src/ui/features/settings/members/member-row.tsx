import { ChevronDown, Ellipsis, UserMinus, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { keepsAnOwner, mayChangeMember } from '../../../../domain/model/access/member-change'
import { portError } from '../../../../domain/model/errors/port-error'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { isRobot, ROLES, type Member, type Role } from '../../../../domain/model/workspaces/workspace'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { IconButton } from '../../../design/icon-button'
import { MenuButton } from '../../../design/menu-button'
import type { MenuEntry } from '../../../design/menu-popup'
import { Tag } from '../../../design/tag'
import { errorText } from '../../../text/error-text'
import { MemberAvatar } from '../../../picture/avatars'
import { membersText } from '../../../text/workspace-settings'
import styles from './members.module.css'
import { FormError } from '../../../design/field'

export interface MemberRowProps {
  readonly member: RecordOf<'members'>
  /** Asks who gets what they have. */
  readonly onDeactivate: () => void
}

/** One member: role, state, and what whoever looks may change about them. */
export function MemberRow({ member, onDeactivate }: MemberRowProps) {
  const { me, members } = useWorkspace()
  const apply = useApply()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { id, displayName: name, status, title } = member
  const refuse = () => setRefusal(errorText(portError('workspace/last-owner', {})))

  const change = (patch: Partial<Member>, label: string) => {
    const after = members.map((each) => (each.id === id ? { ...each, ...patch } : each))
    if (!keepsAnOwner(after)) return refuse()
    setRefusal(null)
    void apply(label, [{ kind: 'update', collection: 'members', id, patch, expect: member.version }])
  }
  const entries = useMemberEntries(member, {
    onReactivate: () => change({ status: 'active' }, membersText.reactivated(name)),
    onHandOver: onDeactivate,
    onDeactivate: () => {
      if (keepsAnOwner(members.filter((each) => each.id !== id))) onDeactivate()
      else refuse()
    },
  })
  return (
    <li className={styles.row} data-status={status}>
      <MemberAvatar memberId={id} size="md" />
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        {id === me.id ? <Tag>{membersText.you}</Tag> : null}
        {isRobot(member) ? <Tag>{membersText.robot}</Tag> : null}
        {status === 'deactivated' ? <Tag colour="orange">{membersText.deactivated}</Tag> : null}
        {status === 'invited' ? <Tag colour="blue">{membersText.notJoined}</Tag> : null}
        {title === null ? null : <span className={styles.note}>{title}</span>}
      </div>
      <div className={styles.controls}>
        <RoleMenu member={member} onRole={(role) => change({ role }, membersText.roleChanged(name, role))} />
        {entries.length === 0 ? null : (
          <MenuButton
            align="end"
            entries={entries}
            renderTrigger={(trigger) => (
              <IconButton {...trigger} size="sm" label={membersText.more(name)} icon={<Ellipsis size={16} />} />
            )}
          />
        )}
      </div>
      <FormError message={refusal} />
    </li>
  )
}

interface MemberEntryActions {
  readonly onReactivate: () => void
  readonly onHandOver: () => void
  readonly onDeactivate: () => void
}

function useMemberEntries(member: RecordOf<'members'>, actions: MemberEntryActions): readonly MenuEntry[] {
  const { me, may } = useWorkspace()
  if (!may('deactivate-member') || !mayChangeMember(me, member, { ...member, status: 'deactivated' })) return []
  if (member.status === 'active') {
    const icon = <UserMinus size={14} />
    return [{ kind: 'item', label: membersText.deactivate, icon, tone: 'danger', onSelect: actions.onDeactivate }]
  }
  const handOver = {
    kind: 'item',
    label: membersText.handOver,
    icon: <UserMinus size={14} />,
    onSelect: actions.onHandOver,
  } as const
  // Who has no account here comes in by the invitation that waits for them.
  if (member.userId === null) return [handOver]
  const icon = <UserRoundCheck size={14} />
  return [{ kind: 'item', label: membersText.reactivate, icon, onSelect: actions.onReactivate }, handOver]
}

/** The role of a member, and the others that whoever looks may give them. */
function RoleMenu({ member, onRole }: { readonly member: RecordOf<'members'>; readonly onRole: (role: Role) => void }) {
  const { me, may } = useWorkspace()
  const { displayName, role, status } = member
  const roles = ROLES.filter(
    (each) => each === role || (may('change-role') && mayChangeMember(me, member, { ...member, role: each })),
  )
  if (roles.length <= 1 || status !== 'active') return <span className={styles.note}>{membersText.roleOf[role]}</span>
  return (
    <MenuButton
      align="end"
      entries={roles.map((each): MenuEntry => ({
        kind: 'choice',
        label: membersText.roleOf[each],
        checked: each === role,
        onSelect: () => {
          if (each !== role) onRole(each)
        },
      }))}
      renderTrigger={(trigger) => (
        <Button {...trigger} size="sm" aria-label={membersText.changeRole(displayName, role)}>
          {membersText.roleOf[role]}
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      )}
    />
  )
}
