import { useId } from 'react'
import type { OwnField } from '../../domain/model/fields/own-field'
import { Checkbox } from '../design/checkbox'
import { FieldError } from '../design/field-error'
import { SelectField } from '../design/select-field'
import { TextField } from '../design/text-field'
import type { OwnForm } from './use-own-form'
import styles from './own-form.module.css'

/** The required ones of the workspace's own fields, in a form for a new record. */
export function OwnFormFields({ form }: { readonly form: OwnForm }) {
  return form.fields.map((field) => <OwnFormField key={field.key} form={form} field={field} />)
}

function OwnFormField({ form, field }: { readonly form: OwnForm; readonly field: OwnField }) {
  const id = useId()
  const { key, label, type, options } = field
  const value = form.draft[key] ?? ''
  const error = form.errors[key]
  const set = (next: string | readonly string[]) => form.onDraft(key, next)
  if (type === 'select') {
    return (
      <SelectField
        label={label}
        required
        value={typeof value === 'string' ? value : ''}
        options={[{ value: '', label: '' }, ...options.map((option) => ({ value: String(option.id), label: option.label }))]}
        onValue={set}
        error={error}
      />
    )
  }
  if (type === 'multi-select') {
    const picked = typeof value === 'string' ? [] : value
    return (
      <fieldset className={styles.choices} aria-describedby={error === undefined ? undefined : id}>
        <legend className={styles.legend}>{label}</legend>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            checked={picked.includes(option.id)}
            onChecked={(on) => set(on ? [...picked, option.id] : picked.filter((each) => each !== option.id))}
          >
            {option.label}
          </Checkbox>
        ))}
        <FieldError id={id} message={error ?? null} />
      </fieldset>
    )
  }
  return (
    <TextField
      label={label}
      required
      type={type === 'date' ? 'date' : 'text'}
      {...(type === 'number' || type === 'money' ? { inputMode: 'decimal' } : {})}
      autoComplete="off"
      value={typeof value === 'string' ? value : ''}
      onValue={set}
      error={error}
    />
  )
}
