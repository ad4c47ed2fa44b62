import { Link } from 'wouter'
import styles from './duplicate-warning.module.css'

export interface DuplicateWarningProps {
  readonly text: string
  readonly href: string
  readonly linkLabel: string
  readonly onFollow: () => void
}

/** There may be such a one already. It hinders nothing: the link leads to the one there is. */
export function DuplicateWarning({ text, href, linkLabel, onFollow }: DuplicateWarningProps) {
  return (
    <p role="status" className={styles.warning}>
      {text}{' '}
      <Link href={href} className={styles.link} onClick={onFollow}>
        {linkLabel}
      </Link>
    </p>
  )
}
