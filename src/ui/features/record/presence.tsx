import { createContext, use } from 'react'
import { useWorkspace } from '../../app/workspace-context'
import { MemberAvatar } from '../../picture/avatars'
import { recordText } from '../../text/record'
import { fieldLabelOf, type Other } from '../../app/presence.model'
import styles from './record-header.module.css'

/** Who edits what on this record, here and elsewhere. */
export interface Editing {
  /** The field whose editor is open here, by its label; null when none is. Stable. */
  readonly announce: (field: string | null) => void
  /** The names of those who edit the field elsewhere. */
  readonly editorsOf: (field: string) => readonly string[]
}

export const EditingContext = createContext<Editing>({ announce: () => undefined, editorsOf: () => [] })

export function useEditing(): Editing {
  return use(EditingContext)
}

const text = recordText.presence

/** Who else is on this record now, and what they are at. */
export function PresenceList({ others }: { readonly others: readonly Other[] }) {
  const { memberName } = useWorkspace()
  return (
    <ul className={styles.others} aria-label={text.label} aria-live="polite">
      {others.map(({ memberId, editing }) => {
        const name = memberName(memberId)
        const sentence = editing === null ? text.here(name) : text.editing(name, fieldLabelOf(editing))
        return (
          <li key={memberId} title={sentence} className={styles.other} data-editing={editing !== null || undefined}>
            <MemberAvatar memberId={memberId} />
            <span className={styles.otherText}>{sentence}</span>
          </li>
        )
      })}
    </ul>
  )
}
