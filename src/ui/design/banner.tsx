import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './banner.module.css'

export interface BannerProps {
  readonly tone: 'neutral' | 'warning' | 'danger' | 'success'
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** A line across a screen about the state of the whole of it. */
export function Banner({ tone, children, action }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])}>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
