import { useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { Subject } from '../../../domain/model/records/subject'
import { forgetPreference, readPreference, writePreference } from '../../app/preferences'

interface Draft {
  readonly text: string
  readonly setText: (text: string) => void
  /** It was typed before, and never saved. */
  readonly isRestored: boolean
  /** It was saved, or is not wanted. */
  readonly forget: () => void
}

/**
 * What is being written about a record, or before it is said about which: kept in this browser until it is saved, whatever
 * happens to the tab.
 */
export function useDraft(memberId: Id, about: Subject | 'any'): Draft {
  const name = `draft.${memberId}.${about}` as const
  const [kept] = useState(() => readPreference(name) ?? '')
  const [text, setText] = useState(kept)
  return {
    text,
    isRestored: kept !== '' && text === kept,
    setText: (next) => {
      setText(next)
      if (next === '') forgetPreference(name)
      else writePreference(name, next)
    },
    forget: () => {
      setText('')
      forgetPreference(name)
    },
  }
}
