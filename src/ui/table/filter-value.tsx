import { useState } from 'react'
import { OPERAND, type Operator, type ViewTest } from '../../domain/model/views/view'
import { PERIODS, readPeriod, writePeriod } from '../../domain/model/views/periods'
import { useWorkspace } from '../app/workspace-context'
import { Button } from '../design/button'
import { PickerList } from '../design/picker-list'
import { TextField } from '../design/text-field'
import { NumberField } from '../fields/number-field'
import { WhenField } from '../fields/when-field'
import { viewsText } from '../text/views'
import { isSought, optionsOf, periodText, type OfferedField } from './filter-draft'
import { SoughtRecords } from './sought-records'
import styles from './filters.module.css'

interface ConditionValueProps {
  /** The field and the operator. */
  readonly label: string
  readonly test: ViewTest
  readonly offered: OfferedField
  readonly onValues: (values: readonly string[]) => void
  /** Everything is said. */
  readonly onDone: () => void
}

/** Is its value chosen from a list, and not typed? */
export function isList(operator: Operator): boolean {
  return OPERAND[operator] === 'options' || OPERAND[operator] === 'period'
}

/** What is to be given with a condition, as its operator takes it. */
export function ConditionValue({ label, test, offered, onValues, onDone }: ConditionValueProps) {
  switch (OPERAND[test.operator]) {
    case 'none':
      return null
    case 'text':
      return <TypedValues kind="text" names={[label]} values={test.values} onValues={onValues} onDone={onDone} />
    case 'number':
      return <TypedValues kind="number" names={[label]} values={test.values} onValues={onValues} onDone={onDone} />
    case 'numbers':
      return <TypedValues kind="number" names={FROM_TO()} values={test.values} onValues={onValues} onDone={onDone} />
    case 'day':
      return <TypedValues kind="date" names={[label]} values={test.values} onValues={onValues} onDone={onDone} />
    case 'days':
      return <TypedValues kind="date" names={FROM_TO()} values={test.values} onValues={onValues} onDone={onDone} />
    case 'period':
      return (
        <PeriodList
          value={test.values[0] ?? ''}
          onValue={(value) => {
            onValues([value])
            onDone()
          }}
        />
      )
    case 'options':
      if (isSought(offered.field.references)) {
        return <SoughtRecords collection={offered.field.references} ids={test.values} onIds={onValues} />
      }
      return <OptionList label={label} offered={offered} values={test.values} onValues={onValues} />
  }
}

function FROM_TO(): readonly string[] {
  return [viewsText.from, viewsText.to]
}

interface TypedValuesProps extends Pick<ConditionValueProps, 'onValues' | 'onDone'> {
  readonly kind: 'text' | 'number' | 'date'
  /** One a value. */
  readonly names: readonly string[]
  readonly values: readonly string[]
}

/** Values that are typed: each keystroke asks, Enter is done. */
function TypedValues({ kind, names, values, onValues, onDone }: TypedValuesProps) {
  const all = names.map((_, index) => values[index] ?? '')
  return (
    <form
      className={styles.typed}
      onSubmit={(submit) => {
        submit.preventDefault()
        onDone()
      }}
    >
      {names.map((name, index) => {
        const field = { label: name, value: all[index] ?? '', onValue: (value: string) => onValues(all.with(index, value)) }
        if (kind === 'number') return <NumberField key={name} {...field} />
        if (kind === 'date') return <WhenField key={name} kind="day" {...field} />
        return <TextField key={name} {...field} autoComplete="off" />
      })}
      <Button type="submit" className="visually-hidden" tabIndex={-1}>
        {viewsText.done}
      </Button>
    </form>
  )
}

function OptionList({
  label,
  offered,
  values,
  onValues,
}: Omit<ConditionValueProps, 'test' | 'onDone'> & Pick<ViewTest, 'values'>) {
  return (
    <PickerList
      label={label}
      options={optionsOf(offered).map(({ value, label: name }) => ({ id: value, label: name }))}
      selected={values}
      onPick={(value) => onValues(values.includes(value) ? values.filter((each) => each !== value) : [...values, value])}
    />
  )
}

const USUAL_DAYS = [7, 30, 90] as const
const SIDES = ['last', 'next'] as const

interface PeriodListProps {
  readonly value: string
  readonly onValue: (value: string) => void
}

/** Periods that have a name, and any number of days that is typed. */
function PeriodList({ value, onValue }: PeriodListProps) {
  const { formats } = useWorkspace()
  const [text, setText] = useState('')
  const typed = Number(/[1-9]\d{0,2}/.exec(text)?.[0] ?? 0)
  const counted = (days: number) => SIDES.map((side) => writePeriod({ side, days }))
  const known = [...PERIODS, ...USUAL_DAYS.flatMap(counted)]
  const others = typed > 0 ? counted(typed) : readPeriod(value) === null ? [] : [value]
  const options = [...new Set([...known, ...others])].map((id) => ({ id, label: periodText(id, formats) }))
  const wanted = text.trim().toLocaleLowerCase()
  return (
    <PickerList
      label={viewsText.period}
      options={options.filter(
        ({ id, label: name }) => name.toLocaleLowerCase().includes(wanted) || (typed > 0 && others.includes(id)),
      )}
      selected={[value]}
      onSearch={setText}
      onPick={onValue}
    />
  )
}
