import { Skeleton } from '../design/skeleton'
import { Button } from '../design/button'
import { EmptyState, ErrorState } from '../design/message'
import { errorText } from '../text/error-text'
import { tablesText } from '../text/tables'
import styles from './table-states.module.css'

const ROWS = ['62%', '48%', '70%', '55%', '66%', '41%', '58%', '50%', '64%', '46%', '60%', '52%'] as const

/** The list is on its way. */
export function TableSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{tablesText.loading}</span>
      {ROWS.map((width) => (
        <div className={styles.row} key={width}>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  )
}

export function TableFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <ErrorState title={tablesText.couldNotLoad} actions={<Button onClick={onRetry}>{tablesText.retry}</Button>}>
      {errorText(error)}
    </ErrorState>
  )
}

export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title={tablesText.noMatchTitle} actions={<Button onClick={onClear}>{tablesText.clearSearchAndFilters}</Button>}>
      {tablesText.noMatchBody}
    </EmptyState>
  )
}
