import { Skeleton } from '../../design/skeleton'
import { appText } from '../../text/app'
import headerStyles from './record-header.module.css'
import styles from './record-page.module.css'
import feedStyles from '../../history/timeline.module.css'

const LINES = ['60%', '80%', '45%', '70%', '55%', '65%'] as const

/** The shape of a record page while its record is on its way. */
export function RecordSkeleton() {
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">{appText.loading}</span>
      <div className={headerStyles.header}>
        <Skeleton width="3rem" height="3rem" />
        <Skeleton width="12rem" height="1.25rem" />
      </div>
      <div className={styles.columns}>
        <div className={styles.details}>
          <div className={feedStyles.skeleton}>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
        <div className={styles.centre}>
          <Skeleton height="6rem" />
          <Skeleton height="4rem" />
        </div>
        <div className={styles.related}>
          <Skeleton width="50%" />
        </div>
      </div>
    </div>
  )
}
