import { useEffect, useState } from 'react'
import { forgetPreference, readPreference, writePreference } from './preferences'
import { useWorkspace } from './workspace-context'

/** What was kept of a form, as it was found: by field, each to be checked by whoever reads it. */
export type Kept = Readonly<Record<string, unknown>>

export interface KeptDraft<T> {
  readonly value: T
  readonly set: (change: (before: T) => T) => void
  /** It was typed before, and never saved. */
  readonly isRestored: boolean
  /** It was saved, or is not wanted. */
  readonly forget: () => void
}

/**
 * What is typed into a dialog, kept in this browser until it is saved, however the dialog is left. Only what differs from the
 * blank form is kept, so that what others change meanwhile is not overwritten.
 * @param about tells the dialog, and what it is about, from others
 * @param read the blank form with what was kept of it
 */
export function useKeptDraft<T extends object>(about: string, blank: T, read: (blank: T, kept: Kept) => T): KeptDraft<T> {
  const { me } = useWorkspace()
  const name = `draft.${me.id}.${about}` as const
  const begin = () => {
    const found = read(blank, parsed(readPreference(name)))
    return { name, opened: blank, found, value: found }
  }
  const [draft, setDraft] = useState(begin)
  // What stays drawn while another record is shown goes on with what was kept for that one.
  const isOther = draft.name !== name
  const now = isOther ? begin() : draft
  if (isOther) setDraft(now)
  const { opened, found, value } = now
  const setValue = (change: (before: T) => T) => setDraft((latest) => ({ ...latest, value: change(latest.value) }))
  useEffect(() => {
    const changed = changedIn(opened, value)
    if (changed.length === 0) forgetPreference(name)
    else writePreference(name, JSON.stringify(Object.fromEntries(changed)))
  }, [name, opened, value])
  return {
    value,
    set: setValue,
    isRestored: value === found && changedIn(opened, found).length > 0,
    forget: () => {
      setValue(() => opened)
      // The dialog may be gone before it is drawn again.
      forgetPreference(name)
    },
  }
}

/** Reads a form of texts. */
export function readTexts<T extends { readonly [K in keyof T]: string }>(blank: T, kept: Kept): T {
  const texts = Object.keys(blank).flatMap((field) => {
    const text = kept[field]
    return typeof text === 'string' ? [[field, text] as const] : []
  })
  return { ...blank, ...Object.fromEntries(texts) }
}

function changedIn(opened: object, value: object): readonly (readonly [string, unknown])[] {
  const before = new Map(Object.entries<unknown>({ ...opened }))
  const now = Object.entries<unknown>({ ...value })
  return now.filter(([field, each]) => JSON.stringify(each) !== JSON.stringify(before.get(field)))
}

function parsed(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {} // written by an older version, or by hand
  }
}
