import type { ReactNode } from 'react'
import styles from './progress-line.module.css'

export interface ProgressLineProps {
  readonly label: string
  readonly done: number
  /** Of how many; `null`: for how long it goes on, nobody knows. */
  readonly total: number | null
  /** The same in words. */
  readonly children: ReactNode
}

/** A bar as wide as its place, and below it what it says. */
export function ProgressLine({ label, done, total, children }: ProgressLineProps) {
  return (
    <div className={styles.progress}>
      <progress aria-label={label} {...(total === null ? {} : { value: done, max: Math.max(1, total) })} />
      {children}
    </div>
  )
}
