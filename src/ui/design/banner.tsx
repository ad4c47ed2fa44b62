import type { ReactNode } from 'react'
import styles from './banner.module.css'

export interface BannerProps {
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** A line across a screen about the state of the whole of it. */
export function Banner({ children, action }: BannerProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
