import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './chart.module.css'

/** A part of a chart that leads to the deals behind it. A keyboard takes the same way from the table. */
export function BarLink({
  href,
  title,
  children,
}: {
  readonly href: string | null
  readonly title: string
  readonly children: ReactNode
}) {
  const content = (
    <>
      <title>{title}</title>
      {children}
    </>
  )
  if (href === null) return <g>{content}</g>
  return (
    <Link href={href} tabIndex={-1} className={styles.link}>
      {content}
    </Link>
  )
}
