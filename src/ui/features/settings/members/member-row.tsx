import { ChevronDown, Ellipsis, UserMinus, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { keepsAnOwner, mayChangeMember } from '../../../../domain/model/access/member-change'
import { portError } from '../../../../domain/model/errors/port-error'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { ROLES, type Member, type Role } from '../../../../domain/model/workspaces/workspace'
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
  const { me, members, may } = useWorkspace()
  const apply = useApply()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { id, displayName: name, role, status, title } = member

  const change = (patch: Partial<Member>, label: string) => {
    const after = members.map((each) => (each.id === id ? { ...each, ...patch } : each))
    if (!keepsAnOwner(after)) return setRefusal(errorText(portError('workspace/last-owner', {})))
    setRefusal(null)
    void apply(label, [{ kind: 'update', collection: 'members', id, patch, expect: member.version }])
  }
  const roles = ROLES.filter(
    (each) => each === role || (may('change-role') && mayChangeMember(me, member, { ...member, role: each })),
  )
  const setRole = (next: Role) => {
    if (next !== role) change({ role: next }, membersText.roleChanged(name, next))
  }
  const mayTurn = (to: Member['status']) => may('deactivate-member') && mayChangeMember(me, member, { ...member, status: to })
  const entries: readonly MenuEntry[] =
    status === 'active'
      ? mayTurn('deactivated')
        ? [
            {
              kind: 'item',
              label: membersText.deactivate,
              icon: <UserMinus size={14} />,
              tone: 'danger',
              onSelect: () => {
                const left = members.filter((each) => each.id !== id)
                if (keepsAnOwner(left)) onDeactivate()
                else setRefusal(errorText(portError('workspace/last-owner', {})))
              },
            },
          ]
        : []
      : mayTurn('deactivated')
        ? [
            // Who has no account here comes in by the invitation that waits for them.
            ...(member.userId === null
              ? []
              : [
                  {
                    kind: 'item',
                    label: membersText.reactivate,
                    icon: <UserRoundCheck size={14} />,
                    onSelect: () => change({ status: 'active' }, membersText.reactivated(name)),
                  } as const,
                ]),
            { kind: 'item', label: membersText.handOver, icon: <UserMinus size={14} />, onSelect: onDeactivate },
          ]
        : []

  return (
    <li className={styles.row} data-status={status}>
      <MemberAvatar memberId={id} size="md" />
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        {id === me.id ? <Tag>{membersText.you}</Tag> : null}
        {status === 'deactivated' ? <Tag colour="orange">{membersText.deactivated}</Tag> : null}
        {status === 'invited' ? <Tag colour="blue">{membersText.notJoined}</Tag> : null}
        {title === null ? null : <span className={styles.note}>{title}</span>}
      </div>
      <div className={styles.controls}>
        {roles.length > 1 && status === 'active' ? (
          <MenuButton
            align="end"
            entries={roles.map((each): MenuEntry => ({
              kind: 'choice',
              label: membersText.roleOf[each],
              checked: each === role,
              onSelect: () => setRole(each),
            }))}
            renderTrigger={(trigger) => (
              <Button {...trigger} size="sm" aria-label={membersText.changeRole(name, role)}>
                {membersText.roleOf[role]}
                <ChevronDown size={14} aria-hidden="true" />
              </Button>
            )}
          />
        ) : (
          <span className={styles.note}>{membersText.roleOf[role]}</span>
        )}
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
