import { isId, type Id } from '../../../../domain/model/kernel/id'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { MemberAvatar } from '../../../picture/avatars'
import { recordText } from '../../../text/record'
import styles from './fields.module.css'
import { PickRow } from './pick-row'

export interface MemberRowProps {
  readonly label: string
  readonly memberId: Id | null
  readonly members: readonly RecordOf<'members'>[]
  readonly memberName: (id: Id | null) => string
  readonly mayEdit: boolean
  readonly onMember: (id: Id | null) => void
}

/** A member, or nobody. Those deactivated are not offered. */
export function MemberRow({ label, memberId, members, memberName, mayEdit, onMember }: MemberRowProps) {
  const name = memberName(memberId)
  const active = members.filter(({ status }) => status === 'active')
  return (
    <PickRow
      label={label}
      pickLabel={recordText.pick.owner}
      mayEdit={mayEdit}
      display={
        memberId === null ? null : (
          <span className={styles.person}>
            <MemberAvatar memberId={memberId} size="xs" />
            {name}
          </span>
        )
      }
      options={active.map(({ id, displayName }) => ({
        id,
        label: displayName,
        icon: <MemberAvatar memberId={id} size="xs" />,
      }))}
      selected={memberId === null ? [] : [memberId]}
      onPick={(id) => onMember(isId(id) ? id : null)}
      clearLabel={recordText.pick.nobody}
      onClear={() => onMember(null)}
    />
  )
}
