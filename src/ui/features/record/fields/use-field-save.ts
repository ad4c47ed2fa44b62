import { useEffect, useRef, useState } from 'react'
import { useToasts } from '../../../app/toasts'
import type { FieldAnswer } from './save-field'

/** How one field of a record is written; made anew whenever the record changes, each upon the record as it was then. */
export interface FieldPort<V> {
  /** The record as it stands: another object once it has changed. */
  readonly record: object
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
  const toasts = useToasts()
  const isRunning = useRef(false)
  const leaving = useRef<{ readonly record: object; readonly leave: () => void } | null>(null)
  // What was saved is on the screen: nobody waits for the backend to say so, too.
  useEffect(() => {
    if (leaving.current === null || leaving.current.record === port.record) return
    const { leave } = leaving.current
    leaving.current = null
    leave()
  }, [port.record])

  async function run(value: V, then: () => void): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setState({ status: 'saving' })
    leaving.current = { record: port.record, leave: then }
    const answer = await opened.save(value)
    const hasLeft = leaving.current === null
    leaving.current = null
    isRunning.current = false
    if (hasLeft) {
      if (answer.status === 'refused') toasts.show({ tone: 'danger', title: answer.message })
      return
    }
    if (answer.status === 'saved') then()
    setState(answer.status === 'saved' ? { status: 'editing' } : answer)
  }

  return {
    state,
    save: (value, then) => void run(value, then),
    refuse: (message) => setState({ status: 'refused', message, paths: [] }),
  }
}
