import { useState, useEffect, useRef, type ReactNode, type KeyboardEvent } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName, RecordOf } from '../../../domain/model/records/collections'
import { usePorts, useRuntime } from '../../app/ports-context'
import type { ViewCollection } from '../../../domain/model/views/view'
import { useToasts } from '../../app/toasts'
import { useApply } from '../../app/use-apply'
import type { GridEditor, AfterEdit } from '../../grid/grid.types'
import type { CellAnswer, CellValue, SaveCell } from '../cell-edits'
import { isComposing } from '../../hooks/keys'
import styles from './editors.module.css'

/**
 * The record behind a row as it stands when a cell of it is opened: a row shows a part of it only. Asked for at once; where
 * that fails, once more when it is needed.
 */
export function useOpenedRecord<K extends CollectionName>(collection: K, id: Id): () => Promise<RecordOf<K> | null> {
  const { records } = usePorts()
  const [opened] = useState(() => records.get(collection, id).catch(() => undefined))
  return async () => {
    const record = await opened
    return record === undefined ? records.get(collection, id) : record
  }
}

/**
 * What the editor of a cell has in hand, whatever its table. `opened` is the row as it was when the cell was opened: a change
 * by someone else since is a conflict, not news to type over.
 */
export function useCellEditing<K extends ViewCollection, Row extends { readonly id: Id }>(
  collection: K,
  { row, onDone, onCancel }: Pick<GridEditor<Row>, 'row' | 'onDone' | 'onCancel'>,
) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const apply = useApply()
  const toasts = useToasts()
  const [openedRow] = useState(row)
  const opened = useOpenedRecord(collection, row.id)
  return {
    opened: openedRow,
    collaborators: { records, runtime, apply, opened },
    frame: { row, onCancel, onDone, onLateRefusal: (message: string) => void toasts.show({ tone: 'danger', title: message }) },
  }
}

type SaveState =
  | { readonly status: 'editing' }
  | { readonly status: 'saving' }
  | Exclude<CellAnswer, { readonly status: 'saved' }>

interface CellSave {
  readonly state: SaveState
  /** Saves, then leaves the editor (`null`: stays in it); it stays with the reason when it is refused. */
  readonly save: (value: CellValue, after: AfterEdit | null) => void
}

export interface CellSaveInput {
  /** The row as it stands: another object once it has changed. */
  readonly row: object
  readonly onSave: SaveCell
  readonly onDone: (after: AfterEdit) => void
  /** A refusal that comes when the editor is gone already. */
  readonly onLateRefusal: (message: string) => void
}

export function useCellSave({ row, onSave, onDone, onLateRefusal }: CellSaveInput): CellSave {
  const [state, setState] = useState<SaveState>({ status: 'editing' })
  const mounted = useRef(true)
  const leaving = useRef<{ readonly row: object; readonly after: AfterEdit } | null>(null)
  // What was saved is in the list: nobody waits for the backend to say so, too.
  useEffect(() => {
    if (leaving.current === null || leaving.current.row === row) return
    const { after } = leaving.current
    leaving.current = null
    onDone(after)
  }, [row, onDone])
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  async function run(value: CellValue, after: AfterEdit | null): Promise<void> {
    setState({ status: 'saving' })
    leaving.current = after === null ? null : { row, after }
    const answer = await onSave(value)
    leaving.current = null
    if (answer.status === 'saved') {
      if (!mounted.current) return
      setState({ status: 'editing' })
      if (after !== null) onDone(after)
    } else if (mounted.current) {
      setState(answer)
    } else {
      onLateRefusal(answer.message)
    }
  }

  return {
    state,
    save: (value, after) => {
      if (state.status !== 'saving') void run(value, after)
    },
  }
}

interface EditorFrameProps {
  readonly saving: CellSave
  readonly messageId: string
  readonly children: ReactNode
}

/** A cell's control and, right below it, what is wrong with what was typed. */
export function EditorFrame({ saving, messageId, children }: EditorFrameProps) {
  const { state } = saving
  return (
    <div className={styles.frame} data-own-keys aria-busy={state.status === 'saving' || undefined}>
      {children}
      {state.status === 'refused' ? (
        <p className={styles.message} id={messageId} role="alert">
          {state.message}
        </p>
      ) : null}
    </div>
  )
}

/** How a key leaves an editor; `null` when it does not. */
export function leaveOn(press: KeyboardEvent): AfterEdit | 'cancel' | null {
  if (isComposing(press.nativeEvent)) return null
  if (press.key === 'Escape') return 'cancel'
  if (press.key === 'Enter') return 'below'
  if (press.key === 'Tab') return press.shiftKey ? 'previous' : 'next'
  return null
}
