import { useWorkspace } from '../../app/workspace-context'
import { classNames } from '../../design/class-names'
import { importCheckText as text } from '../../text/import-check'
import { ROW_FILTERS, type RowCounts, type RowFilter } from './row-messages'
import styles from './row-filters.module.css'

export interface RowFiltersProps {
  readonly counts: RowCounts
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
}

/** How many rows meet which fate; each count shows its rows. */
export function RowFilters({ counts, filter, onFilter }: RowFiltersProps) {
  const { formats } = useWorkspace()
  return (
    <div role="group" aria-label={text.show} className={styles.filters}>
      {ROW_FILTERS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={filter === name}
          className={classNames(styles.filter, counts[name] > 0 && styles[name])}
          onClick={() => onFilter(name)}
        >
          <span className={styles.count}>{formats.number(counts[name])}</span>
          <span className={styles.label}>{text.filterOf(name)}</span>
        </button>
      ))}
    </div>
  )
}
