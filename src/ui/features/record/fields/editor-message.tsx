import styles from './editors.module.css'
import type { FieldSave } from './use-field-save'

export interface EditorMessageProps {
  readonly id: string
  readonly state: FieldSave<unknown>['state']
}

/** What is wrong with what was typed. */
export function EditorMessage({ id, state }: EditorMessageProps) {
  if (state.status !== 'refused') return null
  return (
    <p className={styles.message} id={id} role="alert">
      {state.message}
    </p>
  )
}
