import { useRef, useState } from 'react'
import type { FieldAnswer } from './save-field'

/** How one field of a record is written; made anew whenever the record changes, each upon the record as it was then. */
export interface FieldPort<V> {
  readonly save: (value: V) => Promise<FieldAnswer>
}

export type SaveState =
  | { readonly status: 'editing' }
  | { readonly status: 'saving' }
  | Exclude<FieldAnswer, { readonly status: 'saved' }>

export interface FieldSave<V> {
  readonly state: SaveState
  /** Saves, then calls back; the editor stays with the reason when it is refused. */
  readonly save: (value: V, then: () => void) => void
  /** Says what is wrong before anything is sent. */
  readonly refuse: (message: string) => void
}

/** The saving of one open editor: what it was opened on is kept, so that a change by someone else in between is noticed. */
export function useFieldSave<V>(port: FieldPort<V>): FieldSave<V> {
  const [state, setState] = useState<SaveState>({ status: 'editing' })
  const [opened] = useState(port)
  const isRunning = useRef(false)

  async function run(value: V, then: () => void): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setState({ status: 'saving' })
    const answer = await opened.save(value)
    isRunning.current = false
    if (answer.status === 'saved') then()
    setState(answer.status === 'saved' ? { status: 'editing' } : answer)
  }

  return {
    state,
    save: (value, then) => void run(value, then),
    refuse: (message) => setState({ status: 'refused', message, paths: [] }),
  }
}
