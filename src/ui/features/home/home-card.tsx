import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './home.module.css'

export interface HomeCardProps {
  readonly title: string
  /** Beside the title. */
  readonly count?: string | null
  readonly more: { readonly href: string; readonly label: string } | null
  readonly children: ReactNode
}

export function HomeCard({ title, count = null, more, children }: HomeCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {count === null ? null : <span className={styles.count}>{count}</span>}
        {more === null ? null : (
          <Link href={more.href} className={styles.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
