import type { ReactNode, KeyboardEvent } from 'react'
import type { AfterEdit } from '../../grid/grid.types'
import { isComposing } from '../../hooks/keys'
import type { CellSave } from './use-cell-editing'
import styles from './editors.module.css'

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
