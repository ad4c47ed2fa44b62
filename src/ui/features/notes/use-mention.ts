import { useId, useState, type KeyboardEvent } from 'react'
import { fold } from '../../../domain/model/kernel/text-fold'
import type { Mentionable } from '../../../domain/model/notes/note'
import { recordLink } from '../../../domain/model/notes/record-link'
import { isSubject } from '../../../domain/model/records/subject'
import { useActiveOption } from '../../design/list-option'
import type { PickerOption } from '../../design/picker-list'
import { useSubjectOptions } from '../../search/subject-field'
import { mentionAt, withMention, type MentionDraft, type Selected } from './markdown-edit'

const SHOWN = 6

/** One that may be meant: a member, or a record under its subject. */
export type Candidate = PickerOption

export interface MentionList {
  readonly listId: string
  /** Whom it may be: members first, then records. */
  readonly candidates: readonly Candidate[]
  readonly activeIndex: number
  readonly setActive: (index: number) => void
  readonly choose: (candidate: Candidate) => void
  /** The caret went somewhere, or something was typed. */
  readonly follow: (text: string, caret: number) => void
  /** Takes the keys that belong to the list while it is open; those are then prevented. */
  readonly onKeyDown: (press: KeyboardEvent<HTMLElement>) => void
}

/** The members and records that fit the name being typed, and the way to take one without leaving the text. */
export function useMention(text: string, everybody: readonly Mentionable[], onEdit: (next: Selected) => void): MentionList {
  const listId = useId()
  const [draft, setDraft] = useState<MentionDraft | null>(null)
  const records = useSubjectOptions(draft !== null)
  // A name and a space behind it: what follows is no part of it.
  const found = draft?.query.endsWith(' ') === true ? [] : records.options
  const wanted = fold(draft?.query ?? '')
  const isNamed = ({ label }: Candidate) => fold(label).includes(wanted)
  const members = everybody.map(({ id, displayName }) => ({ id, label: displayName })).filter(isNamed)
  // A company before the people who work there, who are found by its name as well.
  const sorted = [...found.filter(isNamed), ...found.filter((option) => !isNamed(option))]
  const candidates = draft === null ? [] : [...members.slice(0, SHOWN), ...sorted]
  const choose = ({ id, label }: Candidate) => {
    if (draft === null) return
    setDraft(null)
    onEdit(withMention(text, draft, isSubject(id) ? recordLink(id, label) : `@${label}`))
  }
  const active = useActiveOption(candidates.length, draft?.query ?? '', {
    onChoose: (index) => {
      const candidate = candidates[index]
      if (candidate !== undefined) choose(candidate)
    },
  })
  return {
    listId,
    candidates,
    activeIndex: active.index,
    setActive: active.setIndex,
    choose,
    follow: (next, caret) => {
      const named = mentionAt(next, caret)
      setDraft(named)
      if (named !== null) records.search(named.query)
    },
    onKeyDown: (press) => {
      if (candidates.length === 0 || press.ctrlKey || press.metaKey) return
      const first = candidates[active.index]
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
