import { ArrowLeft, ArrowRight, Minus, Plus, ArrowUp, X } from 'lucide-react'
import type { ViewColumn, ViewSort } from '../../domain/model/views/view'
import { Button } from '../design/button'
import { Checkbox } from '../design/checkbox'
import { IconButton } from '../design/icon-button'
import { viewsText } from '../text/views'
import { moveColumn, resizeColumn, toggleColumn, type UsualColumn } from './column-choice'
import styles from './view-panels.module.css'
import { SelectField } from '../design/select-field'
import type { OfferedField } from './filter-draft'

const WIDTH_STEP = 24

interface ColumnPanelProps {
  /** Every column there is. */
  readonly usual: readonly (UsualColumn & { readonly label: string })[]
  readonly shown: readonly ViewColumn[]
  readonly onColumns: (columns: readonly ViewColumn[]) => void
}

/** Which columns are shown, in which order and how wide. The first names the record and is always there. */
export function ColumnPanel({ usual, shown, onColumns }: ColumnPanelProps) {
  const [first] = usual
  const keys = shown.map(({ field }) => field)
  const hidden = usual.filter(({ key }) => !keys.includes(key)).map(({ key }) => key)
  const columnOf = (key: string) => usual.find((each) => each.key === key)

  function resize(key: string, by: number): void {
    const width = shown.find(({ field }) => field === key)?.width ?? columnOf(key)?.width ?? 0
    onColumns(resizeColumn(shown, key, width + by))
  }

  return (
    <div className={styles.panel}>
      <ul className={styles.columns}>
        {[...keys, ...hidden].map((key) => {
          const label = columnOf(key)?.label ?? key
          const isShown = keys.includes(key)
          return (
            <li key={key}>
              <Checkbox checked={isShown} disabled={key === first?.key} onChecked={() => onColumns(toggleColumn(shown, key))}>
                {label}
              </Checkbox>
              {isShown ? (
                <span className={styles.tools}>
                  <IconButton
                    label={viewsText.narrower(label)}
                    icon={<Minus size={14} />}
                    size="sm"
                    onClick={() => resize(key, -WIDTH_STEP)}
                  />
                  <IconButton
                    label={viewsText.wider(label)}
                    icon={<Plus size={14} />}
                    size="sm"
                    onClick={() => resize(key, WIDTH_STEP)}
                  />
                  <IconButton
                    label={viewsText.moveLeft(label)}
                    icon={<ArrowLeft size={14} />}
                    size="sm"
                    disabled={keys.indexOf(key) <= 1}
                    onClick={() => onColumns(moveColumn(shown, key, -1))}
                  />
                  <IconButton
                    label={viewsText.moveRight(label)}
                    icon={<ArrowRight size={14} />}
                    size="sm"
                    disabled={keys.at(-1) === key || key === first?.key}
                    onClick={() => onColumns(moveColumn(shown, key, 1))}
                  />
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
      <Button size="sm" onClick={() => onColumns([])}>
        {viewsText.standardColumns}
      </Button>
    </div>
  )
}

interface SortPanelProps {
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
