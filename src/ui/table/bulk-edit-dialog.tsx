import { useState } from 'react'
import { useWorkspace } from '../app/workspace-context'
import { Checkbox } from '../design/checkbox'
import { FormDialog } from '../design/form-dialog'
import { SelectField } from '../design/select-field'
import { TextField } from '../design/text-field'
import { MoneyField } from '../fields/number-field'
import { WhenField } from '../fields/when-field'
import { bulkEditText } from '../text/selection'
import { type BulkField, type BulkValue, bulkFields } from './bulk-fields'
import styles from '../fields/own-form.module.css'
import type { BulkCollection, BulkJob } from './bulk-jobs'

export interface BulkEditDialogProps {
  readonly collection: BulkCollection
  readonly count: number
  readonly onClose: () => void
  readonly onJob: (job: BulkJob, field: string) => void
}

/** Which field, and what it is to say in all that are selected. */
export function BulkEditDialog({ collection, count, onClose, onJob }: BulkEditDialogProps) {
  const view = useWorkspace()
  const fields = bulkFields(collection, view)
  const [key, setKey] = useState('')
  const [value, setValue] = useState<BulkValue>(NOTHING)
  const [error, setError] = useState<string | null>(null)
  const field = fields.find((each) => each.key === key)
  const shown = view.formats.number(count)
  const change = (part: Partial<BulkValue>) => {
    setValue((before) => ({ ...before, ...part }))
    setError(null)
  }

  async function submit(): Promise<void> {
    if (field === undefined) return setError(bulkEditText.chooseField)
    const text = field.input === 'choice' ? chosenOf(field, value.text) : value.text
    const job = await field.read({ ...value, text })
    if (typeof job === 'string') setError(job)
    else onJob(job, field.label)
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={bulkEditText.title(shown)}
      submitLabel={field === undefined ? bulkEditText.submit(count, shown) : bulkEditText.submitField(field.label, count, shown)}
    >
      <SelectField
        label={bulkEditText.field}
        autoFocus
        value={key}
        options={[...(field === undefined ? [NO_FIELD] : []), ...fields.map((each) => ({ value: each.key, label: each.label }))]}
        error={field === undefined ? error : null}
        onValue={(next) => {
          setKey(next)
          change(NOTHING)
        }}
      />
      {field === undefined ? null : <ValueField field={field} value={value} error={error} onChange={change} />}
    </FormDialog>
  )
}

/** Nothing is changed before it is said what. */
const NO_FIELD = { value: '', label: '' }
const NOTHING: BulkValue = { text: '', picked: [], follow: '' }

interface ValueFieldProps {
  readonly field: BulkField
  readonly value: BulkValue
  readonly error: string | null
  readonly onChange: (part: Partial<BulkValue>) => void
}

function ValueField({ field, value, error, onChange }: ValueFieldProps) {
  const { workspace } = useWorkspace()
  const { input, options } = field
  if (input === 'choices') {
    return (
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{bulkEditText.value}</legend>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={value.picked.includes(option.value)}
            onChecked={(on) =>
              onChange({ picked: on ? [...value.picked, option.value] : value.picked.filter((each) => each !== option.value) })
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </fieldset>
    )
  }
  if (input === 'date') {
    return (
      <WhenField
        kind="day"
        label={bulkEditText.value}
        value={value.text}
        onValue={(text) => onChange({ text })}
        hint={bulkEditText.hint}
        error={error}
      />
    )
  }
  if (input === 'money') {
    return (
      <MoneyField
        label={bulkEditText.value}
        currency={workspace.currency}
        value={value.text}
        onValue={(text) => onChange({ text })}
        hint={bulkEditText.hint}
        error={error}
      />
    )
  }
  if (input !== 'choice') {
    return (
      <TextField
        label={bulkEditText.value}
        {...(input === 'decimal' ? { inputMode: 'decimal' } : {})}
        autoComplete="off"
        value={value.text}
        onValue={(text) => onChange({ text })}
        hint={bulkEditText.hint}
        error={error}
      />
    )
  }
  const chosen = chosenOf(field, value.text)
  const follow = field.follow?.(chosen) ?? null
  return (
    <>
      <SelectField
        label={bulkEditText.value}
        value={chosen}
        options={options}
        onValue={(text) => onChange({ text })}
        error={follow === null ? error : null}
      />
      {follow === null ? null : (
        <SelectField
          label={follow.label}
          value={value.follow}
          options={[{ value: '', label: '' }, ...follow.options]}
          onValue={(next) => onChange({ follow: next })}
          error={error}
        />
      )}
    </>
  )
}

/** A list shows its first line until another is chosen. */
function chosenOf({ options }: BulkField, text: string): string {
  return options.some(({ value }) => value === text) ? text : (options[0]?.value ?? '')
}
