import type { ReactNode } from 'react'
import { appText } from '../../text/app'
import { Button } from '../../design/button'
import styles from '../../design/panel.module.css'

export interface PanelFormProps {
  /** Nothing was changed, so there is nothing to save. */
  readonly isUnchanged: boolean
  readonly busy: boolean
  /** What concerns no single field. */
  readonly error: string | null
  readonly onSubmit: () => void
  /** Puts back what is saved. */
  readonly onReset?: () => void
  readonly submitLabel?: string
  /** May only be read. */
  readonly readOnly?: boolean
  /** The fields, side by side where there is room. */
  readonly children: ReactNode
}

/** The fields of a panel and the button that saves them. */
export function PanelForm(props: PanelFormProps) {
  const { isUnchanged, busy, error, onSubmit, onReset, submitLabel = appText.save, readOnly = false, children } = props
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        if (!busy && !readOnly && !isUnchanged) onSubmit()
      }}
    >
      {error === null ? null : (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.fields}>{children}</div>
      {readOnly ? null : (
        <div className={styles.foot}>
          {onReset === undefined || isUnchanged ? null : <Button onClick={onReset}>{appText.cancel}</Button>}
          <Button type="submit" variant="primary" busy={busy} disabled={isUnchanged}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  )
}
