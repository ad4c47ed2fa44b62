import { X } from 'lucide-react'
import { isAskable, type FieldsByKey } from '../../domain/model/views/fit'
import type { ViewTest } from '../../domain/model/views/view'
import { IconButton } from '../design/icon-button'
import { SelectField } from '../design/select-field'
import { viewsText } from '../text/views'
import { freshTest, offeredOperators, withOperator } from './filter-draft'
import type { OfferedField } from './filter-option'
import { FilterValue } from './filter-value'
import styles from './filter-builder.module.css'

export interface FilterRowProps {
  readonly label: string
  /** The condition in words. */
  readonly sentence: string
  readonly test: ViewTest
  readonly offered: readonly OfferedField[]
  readonly fields: FieldsByKey
  readonly onChange: (test: ViewTest) => void
  readonly onRemove: () => void
}

/** Field, operator, value. What is offered always fits the field. */
export function FilterRow({ label, sentence, test, offered, fields, onChange, onRemove }: FilterRowProps) {
  const found = offered.find(({ field }) => field.key === test.field)
  return (
    <div role="group" aria-label={label} className={styles.row}>
      <SelectField
        label={viewsText.field}
        value={test.field}
        options={offered.map((each) => ({ value: each.field.key, label: each.label }))}
        onValue={(key) => {
          const next = offered.find(({ field }) => field.key === key)
          if (next !== undefined) onChange(freshTest(next))
        }}
      />
      {found === undefined ? null : (
        <>
          <SelectField
            label={viewsText.operator}
            value={test.operator}
            options={offeredOperators(found).map((name) => ({ value: name, label: viewsText.operators[name] }))}
            onValue={(operator) => onChange(withOperator(test, operator))}
          />
          <div className={styles.value}>
            <FilterValue key={test.field} test={test} offered={found} onValues={(values) => onChange({ ...test, values })} />
            {isAskable(test, fields) ? null : <p className={styles.hint}>{viewsText.incomplete}</p>}
          </div>
        </>
      )}
      <IconButton
        className={styles.remove}
        size="sm"
        label={viewsText.removeCondition(sentence)}
        icon={<X size={14} />}
        onClick={onRemove}
      />
    </div>
  )
}
