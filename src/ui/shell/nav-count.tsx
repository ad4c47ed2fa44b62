import { useUnread } from '../app/unread'
import { shellText } from '../text/shell'
import styles from './nav-count.module.css'

const MOST = 99

/** How many notifications wait; nothing where none do. */
export function NavCount() {
  const count = useUnread()
  if (count === 0) return null
  return (
    <span className={styles.count} aria-label={shellText.waiting(count)}>
      {count > MOST ? `${MOST}+` : count}
    </span>
  )
}
