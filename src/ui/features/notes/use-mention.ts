import { useId, useState, type KeyboardEvent } from 'react'
import type { Mentionable } from '../../../domain/model/notes/note'
import { fold } from '../../../domain/model/kernel/text-fold'
import { useActiveOption } from '../../design/use-active-option'
import { mentionAt, withMention, type MentionDraft, type Selected } from './markdown-edit'

const SHOWN = 6

export interface MentionList {
  readonly listId: string
  /** Whom it may be; none while nobody is being named. */
  readonly members: readonly Mentionable[]
  readonly activeIndex: number
  readonly setActive: (index: number) => void
  readonly choose: (member: Mentionable) => void
  /** The caret went somewhere, or something was typed. */
  readonly follow: (text: string, caret: number) => void
  /** Takes the keys that belong to the list while it is open; those are then prevented. */
  readonly onKeyDown: (press: KeyboardEvent<HTMLElement>) => void
}

/** The members that fit the name being typed, and the way to take one without leaving the text. */
export function useMention(text: string, everybody: readonly Mentionable[], onEdit: (next: Selected) => void): MentionList {
  const listId = useId()
  const [draft, setDraft] = useState<MentionDraft | null>(null)
  const wanted = fold(draft?.query ?? '')
  const members = draft === null ? [] : everybody.filter(({ displayName }) => fold(displayName).includes(wanted)).slice(0, SHOWN)
  const choose = (member: Mentionable) => {
    if (draft === null) return
    setDraft(null)
    onEdit(withMention(text, draft, member.displayName))
  }
  const active = useActiveOption(members.length, draft?.query ?? '', {
    onChoose: (index) => {
      const member = members[index]
      if (member !== undefined) choose(member)
    },
  })
  return {
    listId,
    members,
    activeIndex: active.index,
    setActive: active.setIndex,
    choose,
    follow: (next, caret) => setDraft(mentionAt(next, caret)),
    onKeyDown: (press) => {
      if (members.length === 0 || press.ctrlKey || press.metaKey) return
      const first = members[active.index]
      if (press.key === 'Escape') {
        press.preventDefault()
        // The dialog or editor around it stays open: only the list is given up.
        press.stopPropagation()
        setDraft(null)
      } else if (press.key === 'Tab' && !press.shiftKey && first !== undefined) {
        press.preventDefault()
        choose(first)
      } else active.onKeyDown(press)
    },
  }
}
