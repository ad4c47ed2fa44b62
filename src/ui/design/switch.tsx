import type { ReactNode } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly checked: boolean
  readonly onChecked: (checked: boolean) => void
  readonly children: ReactNode
}

/** On or off at once, beside what it changes. */
export function Switch({ checked, onChecked, children }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.track}
        checked={checked}
        onChange={(change) => onChecked(change.currentTarget.checked)}
      />
      {children}
    </label>
  )
}
