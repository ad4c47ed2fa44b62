import type { ReactNode } from 'react'
import { Button } from '../../design/button'
import { tablesText } from '../../text/tables'
import styles from './editors.module.css'
import type { CellSave } from './use-cell-save'

export interface EditorFrameProps {
  readonly saving: CellSave
  readonly messageId: string
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A cell's control and, right below it, what is wrong with what was typed. */
export function EditorFrame({ saving, messageId, onCancel, children }: EditorFrameProps) {
  const { state } = saving
  return (
    <div className={styles.frame} data-own-keys aria-busy={state.status === 'saving' || undefined}>
      {children}
      {state.status === 'refused' ? (
        <p className={styles.message} id={messageId} role="alert">
          {state.message}
        </p>
      ) : null}
      {state.status === 'conflict' ? (
        <div className={styles.message} id={messageId} role="alert">
          <p>{tablesText.conflict(state.theirs)}</p>
          <div className={styles.answers}>
            <Button size="sm" onClick={onCancel}>
              {tablesText.keepTheirs}
            </Button>
            <Button size="sm" variant="primary" onClick={saving.overwrite}>
              {tablesText.takeMine}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
