import type { ReactNode } from 'react'
import { recordText } from '../../../text/record'
import { useEditing } from './editing-context'
import styles from './fields.module.css'

export interface FieldRowProps {
  readonly label: string
  /** The label stands above instead of beside. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A label and what stands beside it; below, who else is at it. */
export function FieldRow({ label, isWide = false, children }: FieldRowProps) {
  const editors = useEditing().editorsOf(label)
  return (
    <div className={styles.row} data-wide={isWide || undefined} data-watched={editors.length > 0 || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.cell}>
        {children}
        {editors.length === 0 ? null : (
          <p className={styles.editors} role="status">
            {recordText.presence.editingThis(editors.join(', '))}
          </p>
        )}
      </dd>
    </div>
  )
}
