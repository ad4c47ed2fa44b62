import { Button } from '../../../design/button'
import { recordText } from '../../../text/record'
import styles from './editors.module.css'
import type { FieldSave } from './use-field-save'

export interface EditorMessageProps {
  readonly id: string
  readonly saving: Pick<FieldSave<unknown>, 'state' | 'overwrite'>
  /** What was typed, on one line. */
  readonly mine: string
  readonly onKeepTheirs: () => void
}

/** What is wrong with what was typed, or what someone else typed meanwhile. */
export function EditorMessage({ id, saving, mine, onKeepTheirs }: EditorMessageProps) {
  const { state } = saving
  if (state.status === 'refused') {
    return (
      <p className={styles.message} id={id} role="alert">
        {state.message}
      </p>
    )
  }
  if (state.status !== 'conflict') return null
  return (
    <div className={styles.message} id={id} role="alert">
      <p>{state.theirs === '' ? recordText.conflictEmpty : recordText.conflict(state.theirs)}</p>
      <p>{recordText.mine(mine)}</p>
      <div className={styles.answers}>
        <Button size="sm" onClick={onKeepTheirs}>
          {recordText.keepTheirs}
        </Button>
        <Button size="sm" variant="primary" onClick={saving.overwrite}>
          {recordText.takeMine}
        </Button>
      </div>
    </div>
  )
}
