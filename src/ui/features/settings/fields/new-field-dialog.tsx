import { useState } from 'react'
import { type CustomCollection, FIELD_TYPES, type FieldType, hasOptions } from '../../../../domain/model/fields/custom-value'
import { type FieldDefinition, keyFrom } from '../../../../domain/model/fields/field-definition'
import type { PlannedCreate } from '../../../../domain/model/imports/planning/planned-write'
import { rankBetween } from '../../../../domain/model/kernel/rank'
import { LIMITS } from '../../../../domain/model/records/limits'
import { useRuntime } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Checkbox } from '../../../design/checkbox'
import { FormDialog } from '../../../design/form-dialog'
import { SelectField } from '../../../design/select-field'
import { TextAreaField, TextField } from '../../../design/text-field'
import { fieldsText } from '../../../text/fields'
import { firstTwice, linesIn, useSave } from '../panel-form'

export interface NewFieldDialogProps {
  readonly collection: CustomCollection
  /** What it begins with, to be changed. */
  readonly start?: { readonly label: string; readonly type: FieldType; readonly choices: readonly string[] }
  readonly onClose: () => void
  /** Takes it as it would be made, to make it later with what needs it; without this it is made at once. */
  readonly onDraft?: (field: PlannedCreate<'fieldDefinitions'> & { readonly data: FieldDefinition }) => void
}

/** A field in four questions; what it is kept under follows from its name. */
export function NewFieldDialog({ collection, start, onClose, onDraft }: NewFieldDialogProps) {
  const text = fieldsText.create
  const runtime = useRuntime()
  const { fields } = useWorkspace()
  const save = useSave()
  const [label, setLabel] = useState(start?.label ?? '')
  const [type, setType] = useState<FieldType>(start?.type ?? 'text')
  const [choices, setChoices] = useState(start?.choices.join('\n') ?? '')
  const [isRequired, setRequired] = useState(false)
  const [errors, setErrors] = useState<{ readonly label?: string; readonly options?: string }>({})
  const own = fields.filter((field) => field.collection === collection)
  const isFull = own.filter(({ archived }) => !archived).length >= LIMITS.customFields

  const submit = async () => {
    const name = label.replace(/\s+/gu, ' ').trim()
    const labels = linesIn(choices)
    const problems = problemsOf({ label: name, options: hasOptions(type) ? labels : null }, own)
    setErrors(problems)
    if (Object.keys(problems).length > 0) return
    const data = {
      collection,
      key: keyFrom(name, new Set(own.map(({ key }) => key))),
      label: name,
      type,
      options: hasOptions(type) ? labels.map((each) => ({ id: runtime.newId(), label: each, colour: null })) : [],
      required: isRequired && type !== 'checkbox',
      position: rankBetween(own.at(-1)?.position ?? null, null),
      archived: false,
    }
    const created = { kind: 'create', collection: 'fieldDefinitions', id: runtime.newId(), data } as const
    if (isFull) return
    onDraft?.(created)
    if (onDraft === undefined && !(await save.run(text.done(name), [created]))) return
    onClose()
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={text.title(collection)}
      submitLabel={text.submit}
      busy={save.isBusy}
      error={isFull || save.fieldErrors['collection'] !== undefined ? text.most(LIMITS.customFields) : save.error}
    >
      <TextField
        label={text.label}
        required
        autoFocus
        value={label}
        onValue={setLabel}
        error={errors.label ?? save.fieldErrors['label']}
      />
      <SelectField
        label={text.type}
        hint={text.typeHint}
        value={type}
        options={FIELD_TYPES.map((value) => ({ value, label: fieldsText.types[value] }))}
        onValue={setType}
      />
      {hasOptions(type) ? (
        <TextAreaField
          label={text.options}
          hint={text.optionsHint}
          rows={5}
          value={choices}
          onValue={setChoices}
          error={errors.options ?? save.fieldErrors['options']}
        />
      ) : null}
      {type === 'checkbox' ? null : (
        <Checkbox checked={isRequired} onChecked={setRequired}>
          {text.required}
        </Checkbox>
      )}
    </FormDialog>
  )
}

interface NewField {
  readonly label: string
  /** Of what has choices. */
  readonly options: readonly string[] | null
}

function problemsOf({ label, options }: NewField, own: readonly FieldDefinition[]) {
  return { ...labelProblem(label, own), ...(options === null ? {} : optionsProblem(options)) }
}

function labelProblem(name: string, own: readonly FieldDefinition[]): { readonly label?: string } {
  const text = fieldsText.create
  if (name === '') return { label: text.labelNeeded }
  return own.some((field) => field.label.toLowerCase() === name.toLowerCase()) ? { label: text.taken(name) } : {}
}

function optionsProblem(labels: readonly string[]): { readonly options?: string } {
  const text = fieldsText.create
  if (labels.length === 0) return { options: text.optionsNeeded }
  const twice = firstTwice(labels)
  return twice === undefined ? {} : { options: text.optionTwice(twice) }
}
