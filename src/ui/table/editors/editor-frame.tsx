import type { ReactNode } from 'react'
import styles from './editors.module.css'
import type { CellSave } from './use-cell-save'

export interface EditorFrameProps {
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
