import { ArrowUp, Plus, X } from 'lucide-react'
import type { ViewSort } from '../../domain/model/views/view'
import { Button } from '../design/button'
import { IconButton } from '../design/icon-button'
import { SelectField } from '../design/select-field'
import { viewsText } from '../text/views'
import type { OfferedField } from './filter-option'
import styles from './view-panels.module.css'

export interface SortPanelProps {
  readonly offered: readonly OfferedField[]
  readonly sort: readonly ViewSort[]
  readonly onSort: (sort: readonly ViewSort[]) => void
}

/** Sorting without headers to press, by as many keys as one likes: the first decides, the next one where it does not. */
export function SortPanel({ offered: all, sort, onSort }: SortPanelProps) {
  const offered = all.filter(({ field }) => field.orderBy !== null)
  const free = offered.find(({ field }) => sort.every((entry) => entry.field !== field.key))
  const labelOf = (key: string) => offered.find(({ field }) => field.key === key)?.label ?? key
  return (
    <div className={styles.panel}>
      <ul className={styles.lines}>
        {sort.map((entry, index) => (
          <li key={entry.field} className={styles.sortLine}>
            <SelectField
              label={viewsText.sortKey(index + 1)}
              value={entry.field}
              options={offered
                .filter(({ field }) => field.key === entry.field || sort.every((other) => other.field !== field.key))
                .map(({ field, label }) => ({ value: field.key, label }))}
              onValue={(field) => onSort(sort.with(index, { ...entry, field }))}
            />
            <SelectField
              label={viewsText.sortDirection(index + 1)}
              value={entry.direction}
              options={[
                { value: 'asc', label: viewsText.ascending },
                { value: 'desc', label: viewsText.descending },
              ]}
              onValue={(direction) => onSort(sort.with(index, { ...entry, direction }))}
            />
            <span className={styles.tools}>
              <IconButton
                size="sm"
                label={viewsText.moveSortUp(labelOf(entry.field))}
                icon={<ArrowUp size={14} />}
                disabled={index === 0}
                onClick={() => onSort(sort.toSpliced(index, 1).toSpliced(index - 1, 0, entry))}
              />
              <IconButton
                size="sm"
                label={viewsText.removeSort(labelOf(entry.field))}
                icon={<X size={14} />}
                onClick={() => onSort(sort.toSpliced(index, 1))}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          size="sm"
          icon={<Plus size={14} />}
          disabled={free === undefined}
          onClick={() => {
            if (free !== undefined) onSort([...sort, { field: free.field.key, direction: 'asc' }])
          }}
        >
          {viewsText.addSort}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onSort([])}>
          {viewsText.usualSort}
        </Button>
      </div>
    </div>
  )
}
