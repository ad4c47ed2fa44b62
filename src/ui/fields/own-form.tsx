import { useState, useId } from 'react'
import { useKeptDraft, type Kept } from '../app/kept-draft'
import type { CustomCollection, CustomValue, CustomValues } from '../../domain/model/fields/custom-value'
import { ownFieldsOf, type OwnField } from '../../domain/model/fields/own-field'
import { useWorkspace } from '../app/workspace-context'
import { besideField } from '../text/field-text'
import { Checkbox } from '../design/checkbox'
import { FieldError } from '../design/field'
import { SelectField } from '../design/select-field'
import { TextField } from '../design/text-field'
import { MoneyField } from './number-field'
import { WhenField } from './when-field'
import { readingIn, typedProblem, typedValue } from './read-value'
import styles from './own-form.module.css'

/** What is typed or picked, by the key of the field. */
type OwnDraft = Readonly<Record<string, string | readonly string[]>>

interface OwnForm {
  /** Those that a new record must have. */
  readonly fields: readonly OwnField[]
  readonly draft: OwnDraft
  readonly onDraft: (key: string, value: string | readonly string[]) => void
  /** The record was made, or is not wanted. */
  readonly forget: () => void
  /** By key. */
  readonly errors: Readonly<Record<string, string>>
  /** The values to write; null when something is missing or not readable, which then is said next to its field. */
  readonly read: () => Promise<CustomValues | null>
}

/** The part of a form for a new record that asks for the required ones of the workspace's own fields. */
export function useOwnForm(collection: CustomCollection): OwnForm {
  const view = useWorkspace()
  const { fields: definitions } = view
  const reading = readingIn(view)
  const fields = ownFieldsOf(definitions, collection).filter(({ required, type }) => required && type !== 'checkbox')
  const kept = useKeptDraft<OwnDraft>(`${collection}.own`, {}, readOwn)
  const draft = kept.value
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const problemOf = (field: OwnField): string | null => {
    const value = draft[field.key] ?? ''
    const isBlank = typeof value === 'string' ? value.trim() === '' : value.length === 0
    if (isBlank) return besideField(field.label, { rule: 'required' })
    return isPicked(field) || typeof value !== 'string' ? null : typedProblem(field, value, reading)
  }
  const valueOf = (field: OwnField): CustomValue | Promise<CustomValue> => {
    const value = draft[field.key] ?? ''
    return isPicked(field) || typeof value !== 'string' ? value : typedValue(field, value, reading)
  }
  return {
    fields,
    draft,
    onDraft: (key, value) => kept.set((before) => ({ ...before, [key]: value })),
    forget: kept.forget,
    errors,
    read: async () => {
      const problems = fields.flatMap((field) => {
        const problem = problemOf(field)
        return problem === null ? [] : [[field.key, problem] as const]
      })
      setErrors(Object.fromEntries(problems))
      if (problems.length > 0) return null
      const values = await Promise.all(fields.map(async (field) => [field.key, await valueOf(field)] as const))
      return Object.fromEntries(values)
    },
  }
}

function readOwn(blank: OwnDraft, kept: Kept): OwnDraft {
  const values = Object.entries(kept).flatMap(([key, value]) =>
    typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'))
      ? [[key, value] as const]
      : [],
  )
  return { ...blank, ...Object.fromEntries<OwnDraft[string]>(values) }
}

function isPicked({ type }: OwnField): boolean {
  return type === 'select' || type === 'multi-select'
}

/** The required ones of the workspace's own fields, in a form for a new record. */
export function OwnFormFields({ form }: { readonly form: OwnForm }) {
  return form.fields.map((field) => <OwnFormField key={field.key} form={form} field={field} />)
}

function OwnFormField({ form, field }: { readonly form: OwnForm; readonly field: OwnField }) {
  const id = useId()
  const { workspace } = useWorkspace()
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
      <fieldset
        className={styles.choices}
        data-wrong={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
      >
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
  if (type === 'date')
    return (
      <WhenField kind="day" label={label} required value={typeof value === 'string' ? value : ''} onValue={set} error={error} />
    )
  if (type === 'money') {
    return (
      <MoneyField
        label={label}
        required
        currency={workspace.currency}
        value={typeof value === 'string' ? value : ''}
        onValue={set}
        error={error}
      />
    )
  }
  return (
    <TextField
      label={label}
      required
      {...(type === 'number' ? { inputMode: 'decimal' } : {})}
      autoComplete="off"
      value={typeof value === 'string' ? value : ''}
      onValue={set}
      error={error}
    />
  )
}
