import type { ReactNode } from 'react'
import { useTitle } from './use-title'
import { Logo } from '../design/logo'
import { appText } from '../text/app'
import styles from './auth-layout.module.css'

export interface AuthLayoutProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
  /** Below the form: the way to the other screens. */
  readonly foot?: ReactNode
}

/** A screen without a session: the mark, one thing to do, and where else to go. */
export function AuthLayout({ title, lead, children, foot }: AuthLayoutProps) {
  useTitle(title)
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <div className={styles.brand}>
          <Logo size={28} />
          <span>{appText.name}</span>
        </div>
        <div className={styles.card}>
          <h1>{title}</h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
      </div>
    </main>
  )
}
