import { createContext, use } from 'react'

/** Who edits what on this record: told to others, and heard from them. */
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
