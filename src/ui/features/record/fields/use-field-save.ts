import { useEffect, useRef, useState } from 'react'
import type { SaveOptions } from '../../../table/cell-edit'
import type { FieldAnswer } from './save-field'

/** How one field of a record is written; made anew whenever the record changes. */
export interface FieldPort<V> {
  /** The field as the record has it now. */
  readonly seen: unknown
  /** @param seen the field as it was when its editor was opened */
  readonly save: (value: V, seen: unknown, options: SaveOptions) => Promise<FieldAnswer>
}

export type SaveState =
  | { readonly status: 'editing' }
  | { readonly status: 'saving' }
  | Exclude<FieldAnswer, { readonly status: 'saved' }>

export interface FieldSave<V> {
  readonly state: SaveState
  /** Saves, then calls back; the editor stays with the reason when it is refused. */
  readonly save: (value: V, then: () => void) => void
  /** Saves what conflicted once more, over what is there now. */
  readonly overwrite: () => void
  /** Says what is wrong before anything is sent. */
  readonly refuse: (message: string) => void
}

/** The saving of one open editor: what it was opened on is kept, so that a change by someone else in between is noticed. */
export function useFieldSave<V>(port: FieldPort<V>): FieldSave<V> {
  const [state, setState] = useState<SaveState>({ status: 'editing' })
  const [seen] = useState(port.seen)
  const latest = useRef(port)
  const last = useRef<readonly [V, () => void] | null>(null)
  const isRunning = useRef(false)
  useEffect(() => {
    latest.current = port
  })

  async function run(value: V, then: () => void, options: SaveOptions): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    last.current = [value, then]
    setState({ status: 'saving' })
    const answer = await latest.current.save(value, seen, options)
    isRunning.current = false
    if (answer.status === 'saved') then()
    setState(answer.status === 'saved' ? { status: 'editing' } : answer)
  }

  return {
    state,
    save: (value, then) => void run(value, then, { overwrite: false }),
    overwrite: () => {
      if (last.current !== null) void run(...last.current, { overwrite: true })
    },
    refuse: (message) => setState({ status: 'refused', message, paths: [] }),
  }
}
