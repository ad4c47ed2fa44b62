import { useState } from 'react'

export interface DraftField {
  readonly label: string
  readonly value: string
  readonly onValue: (text: string) => void
  readonly error: string | undefined
  readonly autoComplete: 'off'
}

/** What is typed into a form of texts, with the props of each of its fields. */
export function useTextDraft<Draft extends { readonly [K in keyof Draft]: string }>(blank: Draft) {
  const [draft, setDraft] = useState(blank)
  /** @param errorName what the record calls the field, where the form calls it otherwise */
  const field = (name: keyof Draft & string, words: Words<Draft>, errorName: string = name): DraftField => ({
    label: words.labels[name],
    value: draft[name],
    onValue: (text) => setDraft((before) => ({ ...before, [name]: text })),
    error: words.errors[errorName],
    autoComplete: 'off',
  })
  return [draft, field] as const
}

interface Words<Draft> {
  readonly labels: Readonly<Record<keyof Draft & string, string>>
  readonly errors: Readonly<Record<string, string>>
}
