import { ListFilter, X } from 'lucide-react'
import { Button } from '../design/button'
import { IconButton } from '../design/icon-button'
import { PopoverButton } from '../design/popover-button'
import { tablesText } from '../text/tables'
import type { FilterDates } from './filter-dates'
import { FilterForm } from './filter-form'
import { operatorOf, valuesOf, type FilterField } from './filter-operators'
import { testOf, type Filter } from './table-view'
import styles from './toolbar.module.css'

export interface FilterBarProps {
  readonly fields: readonly FilterField[]
  readonly filters: readonly Filter[]
  readonly onFilters: (filters: readonly Filter[]) => void
  readonly dates: FilterDates
}

/** The conditions as chips, each one to be changed or taken away, and a button for one more. */
export function FilterBar({ fields, filters, onFilters, dates }: FilterBarProps) {
  return (
    <>
      <PopoverButton
        label={tablesText.addFilter}
        renderTrigger={(trigger) => (
          <Button size="sm" variant="quiet" icon={<ListFilter size={14} />} {...trigger}>
            {tablesText.filter}
          </Button>
        )}
      >
        {(close) => (
          <FilterForm
            fields={fields}
            filter={null}
            dates={dates}
            onApply={(filter) => {
              if (!filters.some((each) => JSON.stringify(each) === JSON.stringify(filter))) onFilters([...filters, filter])
              close()
            }}
          />
        )}
      </PopoverButton>
      {filters.length === 0 ? null : (
        <ul className={styles.chips} aria-label={tablesText.filter}>
          {filters.map((filter, index) => {
            const sentence = sentenceOf(filter, fields, dates)
            return (
              <li className={styles.chip} key={JSON.stringify(filter)}>
                <PopoverButton
                  label={tablesText.editFilter(sentence)}
                  renderTrigger={(trigger) => (
                    <button type="button" className={styles.chipText} {...trigger}>
                      {sentence}
                    </button>
                  )}
                >
                  {(close) => (
                    <FilterForm
                      fields={fields}
                      filter={filter}
                      dates={dates}
                      onApply={(changed) => {
                        onFilters(filters.with(index, changed))
                        close()
                      }}
                    />
                  )}
                </PopoverButton>
                <IconButton
                  label={tablesText.removeFilter(sentence)}
                  icon={<X size={12} />}
                  size="sm"
                  onClick={() => onFilters(filters.toSpliced(index, 1))}
                />
              </li>
            )
          })}
          {filters.length < 2 ? null : (
            <li>
              <Button size="sm" variant="quiet" onClick={() => onFilters([])}>
                {tablesText.clearFilters}
              </Button>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function sentenceOf(filter: Filter, fields: readonly FilterField[], dates: FilterDates): string {
  const { field: name } = testOf(filter)
  const field = fields.find((each) => each.field === name)
  const operator = field === undefined ? null : operatorOf(filter, field.kind)
  if (field === undefined || operator === null) return name
  const values = valuesOf(filter).map((value) => valueText(value, field, dates))
  return tablesText.condition(field.label, tablesText.operator(operator), values.join(', '))
}

function valueText(value: string, field: FilterField, dates: FilterDates): string {
  if (field.kind === 'date') return dates.text(value)
  if (field.kind === 'text' || field.kind === 'words') return value
  return field.options.find((option) => option.value === value)?.label ?? tablesText.unknownValue
}
