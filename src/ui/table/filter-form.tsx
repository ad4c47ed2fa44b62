import { useId, useState, type FormEvent } from 'react'
import { Button } from '../design/button'
import { Checkbox } from '../design/checkbox'
import { SelectField } from '../design/select-field'
import { TextField } from '../design/text-field'
import { tablesText } from '../text/tables'
import type { FilterDates } from './filter-dates'
import {
  makeFilter,
  operatorOf,
  OPERATORS,
  OPERATORS_OF,
  valuesOf,
  type FilterField,
  type OperatorName,
} from './filter-operators'
import { testOf, type Filter } from './table-view'
import styles from './toolbar.module.css'

export interface FilterFormProps {
  readonly fields: readonly FilterField[]
  /** `null`: a new one. */
  readonly filter: Filter | null
  readonly dates: FilterDates
  readonly onApply: (filter: Filter) => void
}

interface Draft {
  readonly field: FilterField
  readonly operator: OperatorName
  readonly values: readonly string[]
}

/** Field, condition, value. What is offered always fits the field. */
export function FilterForm({ fields, filter, dates, onApply }: FilterFormProps) {
  const [draft, setDraft] = useState(() => draftOf(filter, fields))
  if (draft === null) return null
  const { field, operator, values } = draft
  const made = makeFilter(operator, field.field, values)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (made !== null) onApply(made)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label={tablesText.filterField}
        value={field.field}
        options={fields.map((each) => ({ value: each.field, label: each.label }))}
        onValue={(name) => setDraft(freshDraft(fields.find((each) => each.field === name)))}
        autoFocus={filter === null}
      />
      <SelectField
        label={tablesText.filterOperator}
        value={operator}
        options={OPERATORS_OF[field.kind].map((name) => ({ value: name, label: tablesText.operator(name) }))}
        onValue={(name) => setDraft({ ...draft, operator: name, values: keptValues(draft, name) })}
      />
      <ValueInput
        key={field.field}
        draft={draft}
        dates={dates}
        autoFocus={filter !== null}
        onValues={(next) => setDraft({ ...draft, values: next })}
      />
      <p className={styles.hint}>{tablesText.filterMatching}</p>
      <Button type="submit" variant="primary" disabled={made === null}>
        {tablesText.apply}
      </Button>
    </form>
  )
}

interface ValueInputProps {
  readonly draft: Draft
  readonly dates: FilterDates
  readonly autoFocus: boolean
  readonly onValues: (values: readonly string[]) => void
}

function ValueInput({ draft: { field, operator, values }, dates, autoFocus, onValues }: ValueInputProps) {
  const [value = ''] = values
  switch (OPERATORS[operator].input) {
    case 'none':
      return null
    case 'options':
      return <OptionChecks field={field} values={values} onValues={onValues} />
    case 'option':
      if (field.kind === 'words') break
      return (
        <SelectField
          label={tablesText.filterValue}
          value={value}
          options={[{ value: '', label: '' }, ...field.options]}
          onValue={(next) => onValues([next])}
        />
      )
    case 'date':
      return (
        <TextField
          type="date"
          label={tablesText.filterValue}
          value={dates.dayOf(value)}
          onValue={(day) => onValues([dates.valueOf(day)])}
        />
      )
    case 'text':
      break
  }
  return (
    <TextField
      label={tablesText.filterValue}
      value={value}
      autoComplete="off"
      // The value is what one came to change.
      autoFocus={autoFocus}
      onValue={(next) => onValues([next])}
    />
  )
}

function OptionChecks({ field, values, onValues }: Pick<ValueInputProps, 'onValues'> & Pick<Draft, 'field' | 'values'>) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.checks}>
      <span id={id} className={styles.hint}>
        {tablesText.filterValue}
      </span>
      {field.options.map((option) => (
        <Checkbox
          key={option.value}
          checked={values.includes(option.value)}
          onChecked={(on) => onValues(on ? [...values, option.value] : values.filter((each) => each !== option.value))}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  )
}

function draftOf(filter: Filter | null, fields: readonly FilterField[]): Draft | null {
  if (filter === null) return freshDraft(fields[0])
  const field = fields.find((each) => each.field === testOf(filter).field)
  const operator = field === undefined ? null : operatorOf(filter, field.kind)
  return field === undefined || operator === null ? freshDraft(fields[0]) : { field, operator, values: valuesOf(filter) }
}

function freshDraft(field: FilterField | undefined): Draft | null {
  return field === undefined ? null : { field, operator: OPERATORS_OF[field.kind][0] ?? 'empty', values: [] }
}

/** What was given stays where the other condition takes the same. */
function keptValues({ operator, values }: Draft, next: OperatorName): readonly string[] {
  return OPERATORS[operator].input === OPERATORS[next].input ? values : []
}
