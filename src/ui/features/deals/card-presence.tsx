import { use } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import { useWorkspace } from '../../app/workspace-context'
import { MemberAvatar } from '../../picture/member-avatar'
import { recordText } from '../../text/record'
import { fieldLabelOf } from '../../app/field-key'
import styles from './card-presence.module.css'
import { DealPresenceContext } from './deal-presence'

/** Who else is on a deal now, on its card. */
export function CardPresence({ dealId }: { readonly dealId: Id }) {
  const others = use(DealPresenceContext).get(dealId) ?? []
  const { memberName } = useWorkspace()
  if (others.length === 0) return null
  return (
    <ul className={styles.others} aria-label={recordText.presence.label}>
      {others.map(({ memberId, editing }) => {
        const { here, editing: edits } = recordText.presence
        const name = memberName(memberId)
        const sentence = editing === null ? here(name) : edits(name, fieldLabelOf(editing))
        return (
          <li key={memberId} className={styles.other} title={sentence} data-editing={editing !== null || undefined}>
            <MemberAvatar memberId={memberId} size="xs" />
            <span className="visually-hidden">{sentence}</span>
          </li>
        )
      })}
    </ul>
  )
}
