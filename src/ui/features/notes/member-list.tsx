import { MemberAvatar } from '../../picture/member-avatar'
import { noteFieldText } from '../../text/notes'
import styles from './note-field.module.css'
import type { MentionList } from './use-mention'

/** Whom the name being typed may mean. */
export function MemberList({ mention }: { readonly mention: MentionList }) {
  return (
    <div className={styles.members} role="listbox" id={mention.listId} aria-label={noteFieldText.members}>
      {mention.members.map((member, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys belong to the field, which keeps the focus
        <div
          key={member.id}
          id={`${mention.listId}-${member.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === mention.activeIndex}
          data-active={index === mention.activeIndex || undefined}
          className={styles.member}
          onPointerMove={() => mention.setActive(index)}
          onPointerDown={(press) => press.preventDefault()}
          onClick={() => mention.choose(member)}
        >
          <MemberAvatar memberId={member.id} size="xs" />
          {member.displayName}
        </div>
      ))}
    </div>
  )
}
