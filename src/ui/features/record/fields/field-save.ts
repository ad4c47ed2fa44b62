import type { Mutation } from '../../../../domain/model/records/mutation'
import type { SeenRecord } from '../../../app/settle-conflict'
import { useApply, type Apply } from '../../../app/use-apply'
import { recordText } from '../../../text/record'
import { useEffect, useRef, useState } from 'react'
import { useToasts } from '../../../app/toasts'
import { isPortError } from '../../../../domain/model/errors/port-error'
import type { RecordMeta } from '../../../../domain/model/records/meta'
import { errorText } from '../../../text/error-text'

interface FieldSpec<R, V> {
  readonly label: string
  /** The write, expecting the version of the record it is given: as it was when the editor was opened. */
  readonly mutation: (record: R, value: V) => Mutation | Promise<Mutation>
}

/** Makes what the editors of a record write through, each write one undoable commit. */
export function useRecordFields<R extends SeenRecord>(record: R): <V>(spec: FieldSpec<R, V>) => FieldPort<V> {
  const apply = useApply()
  return ({ label, mutation }) => ({
    record,
    save: (value) =>
      saveField({ label: recordText.saved(label), seen: record, mutation: (seen) => mutation(seen, value) }, apply),
  })
}

/** How one field of a record is written; made anew whenever the record changes, each upon the record as it was then. */
export interface FieldPort<V> {
  /** The record as it stands: another object once it has changed. */
  readonly record: object
  readonly save: (value: V) => Promise<FieldAnswer>
}

type SaveState =
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

export type FieldAnswer =
  | { readonly status: 'saved' }
  /** What was typed stays. `paths`: the entries meant, `emails.0.value`. */
  | { readonly status: 'refused'; readonly message: string; readonly paths: readonly string[] }

interface FieldWrite<R extends SeenRecord> {
  /** What was done, for the toast. */
  readonly label: string
  /** The record as it was when the editor was opened. */
  readonly seen: R
  /** The write, expecting the version of that record. */
  readonly mutation: (record: R) => Mutation | Promise<Mutation>
}

/**
 * Writes what an editor holds so that it can be undone. What others did to other fields meanwhile stands; who changed the
 * same one is decided in the dialog that says so. Never rejects.
 */
export async function saveField<R extends SeenRecord>(write: FieldWrite<R>, apply: Apply): Promise<FieldAnswer> {
  try {
    const result = await apply(write.label, [await write.mutation(write.seen)], { inlineErrors: true, seen: [write.seen] })
    if (result.status === 'written') return { status: 'saved' }
    if (result.status === 'conflict') return refused(whyNot(result.current))
    const { error } = result
    return refused(errorText(error), isPortError(error, 'record/invalid') ? Object.keys(error.details.fields) : [])
  } catch (error) {
    return refused(errorText(error))
  }
}

function whyNot(current: Pick<RecordMeta, 'deletedAt'> | null): string {
  if (current === null) return recordText.gone
  return current.deletedAt === null ? recordText.notSaved : recordText.trashedMeanwhile
}

function refused(message: string, paths: readonly string[] = []): FieldAnswer {
  return { status: 'refused', message, paths }
}
