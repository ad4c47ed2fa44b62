import { X } from 'lucide-react'
import { isAskable, type FieldsByKey, ME } from '../../domain/model/views/fit'
import type { ViewTest } from '../../domain/model/views/view'
import { IconButton } from '../design/icon-button'
import { SelectField } from '../design/select-field'
import { viewsText } from '../text/views'
import { freshTest, offeredOperators, withOperator, type OfferedField, isSought } from './filter-draft'
import styles from './filter-builder.module.css'
import { useId } from 'react'
import { OPERAND } from '../../domain/model/views/view'
import { PERIODS, readPeriod, writePeriod } from '../../domain/model/views/periods'
import { Checkbox } from '../design/checkbox'
import { TextField } from '../design/text-field'
import { SoughtRecords } from './sought-records'

interface FilterRowProps {
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
            {/* It keeps its room once it is not said any more: nothing below may move away under the pointer. */}
            <p className={styles.hint} data-said={!isAskable(test, fields)}>
              {viewsText.incomplete}
            </p>
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

interface FilterValueProps {
  readonly test: ViewTest
  readonly offered: OfferedField
  readonly onValues: (values: readonly string[]) => void
}

/** What is to be given with a condition, as its operator takes it. */
function FilterValue({ test, offered, onValues }: FilterValueProps) {
  const [first = '', second = ''] = test.values
  switch (OPERAND[test.operator]) {
    case 'none':
      return null
    case 'text':
      return <TextField label={viewsText.value} value={first} autoComplete="off" onValue={(value) => onValues([value])} />
    case 'number':
      return <NumberField label={viewsText.value} value={first} onValue={(value) => onValues([value])} />
    case 'numbers':
      return (
        <div className={styles.pair}>
          <NumberField label={viewsText.from} value={first} onValue={(value) => onValues([value, second])} />
          <NumberField label={viewsText.to} value={second} onValue={(value) => onValues([first, value])} />
        </div>
      )
    case 'day':
      return <TextField type="date" label={viewsText.value} value={first} onValue={(value) => onValues([value])} />
    case 'days':
      return (
        <div className={styles.pair}>
          <TextField type="date" label={viewsText.from} value={first} onValue={(value) => onValues([value, second])} />
          <TextField type="date" label={viewsText.to} value={second} onValue={(value) => onValues([first, value])} />
        </div>
      )
    case 'period':
      return <PeriodField value={first} onValue={(value) => onValues([value])} />
    case 'options':
      if (isSought(offered.field.references)) {
        return <SoughtRecords collection={offered.field.references} ids={test.values} onIds={onValues} />
      }
      return <OptionChecks offered={offered} values={test.values} onValues={onValues} />
  }
}

interface OneValueProps {
  readonly value: string
  readonly onValue: (value: string) => void
}

function NumberField({ label, value, onValue }: OneValueProps & { readonly label: string }) {
  return <TextField type="number" step="any" inputMode="decimal" label={label} value={value} onValue={onValue} />
}

const COUNTED = { last: 'last', next: 'next' } as const
const USUAL_DAYS = 7

function PeriodField({ value, onValue }: OneValueProps) {
  const period = readPeriod(value)
  const counted = period === null || typeof period === 'string' ? null : period
  return (
    <div className={styles.pair}>
      <SelectField
        label={viewsText.value}
        value={counted === null ? value : counted.side}
        options={[
          { value: '', label: '' },
          ...PERIODS.map((name) => ({ value: name, label: viewsText.periods[name] })),
          { value: COUNTED.last, label: viewsText.lastDaysOption },
          { value: COUNTED.next, label: viewsText.nextDaysOption },
        ]}
        onValue={(name) => {
          const isCounted = name === COUNTED.last || name === COUNTED.next
          onValue(isCounted ? writePeriod({ side: name, days: counted?.days ?? USUAL_DAYS }) : name)
        }}
      />
      {counted === null ? null : (
        <TextField
          type="number"
          min={1}
          max={999}
          label={viewsText.numberOfDays}
          value={String(counted.days)}
          onValue={(text) => {
            const days = Number(text)
            if (Number.isInteger(days) && days > 0 && days < 1000) onValue(writePeriod({ side: counted.side, days }))
          }}
        />
      )}
    </div>
  )
}

function OptionChecks({
  offered,
  values,
  onValues,
}: { readonly offered: OfferedField } & Pick<FilterValueProps, 'onValues'> & Pick<ViewTest, 'values'>) {
  const id = useId()
  const options =
    offered.field.references === 'members' ? [{ value: ME, label: viewsText.me }, ...offered.options] : offered.options
  return (
    <div role="group" aria-labelledby={id} className={styles.options}>
      <span id={id} className={styles.label}>
        {viewsText.value}
      </span>
      <div className={styles.checks}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={values.includes(option.value)}
            onChecked={(on) => onValues(on ? [...values, option.value] : values.filter((each) => each !== option.value))}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </div>
  )
}
