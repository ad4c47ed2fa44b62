import { X } from 'lucide-react'
import type { FormField } from '../../../../domain/model/forms/form'
import { FILES_KEY, readFormKey } from '../../../../domain/model/forms/form-fields'
import { useWorkspace } from '../../../app/workspace-context'
import { Checkbox } from '../../../design/checkbox'
import { IconButton } from '../../../design/icon-button'
import { SelectField } from '../../../design/select-field'
import { formsText as text } from '../../../text/forms'
import { SortableRows } from '../sortable-list'
import { type Draft, fieldOf, moved, offeredFields } from './form-draft'
import styles from './forms.module.css'

interface FormFieldsProps {
  readonly draft: Draft
  readonly onFields: (fields: readonly FormField[]) => void
}

/** The fields of a form in their order, and what may be added to them. */
export function FormFields({ draft, onFields }: FormFieldsProps) {
  const { fields: definitions } = useWorkspace()
  const { fields } = draft
  const offered = offeredFields(draft, definitions)
  const items = fields.map((field) => ({ ...field, id: field.key, name: field.label }))
  const change = (key: string, part: Partial<FormField>) =>
    onFields(fields.map((field) => (field.key === key ? { ...field, ...part } : field)))
  const options = offered.map(({ key, label }) => ({
    value: key,
    label: `${text.of[readFormKey(key)?.collection ?? 'people']}: ${label}`,
  }))
  return (
    <fieldset className={styles.group}>
      <legend>{text.fields}</legend>
      <SortableRows label={text.fields} items={items} maySort onMove={(_, from, to) => onFields(moved(fields, from, to))}>
        {(item) => (
          <FieldRow
            field={item}
            onChange={(part) => change(item.key, part)}
            onRemove={() => onFields(fields.filter(({ key }) => key !== item.key))}
          />
        )}
      </SortableRows>
      <SelectField
        label={text.addField}
        value=""
        options={[{ value: '', label: text.chooseField }, ...options]}
        onValue={(key) => {
          const added = offered.find((one) => one.key === key)
          if (added !== undefined) onFields([...fields, fieldOf(added)])
        }}
      />
    </fieldset>
  )
}

interface FieldRowProps {
  readonly field: FormField
  readonly onChange: (part: Partial<FormField>) => void
  readonly onRemove: () => void
}

function FieldRow({ field, onChange, onRemove }: FieldRowProps) {
  const { key, label, help, required, value } = field
  const isHidden = value !== null
  return (
    <>
      <div className={styles.field}>
        <input
          className={styles.input}
          aria-label={text.labelOf(label)}
          value={label}
          onChange={(change) => onChange({ label: change.currentTarget.value })}
        />
        <div className={styles.marks}>
          {isHidden ? null : (
            <Checkbox aria-label={text.requiredOf(label)} checked={required} onChecked={(next) => onChange({ required: next })}>
              {text.required}
            </Checkbox>
          )}
          {key === FILES_KEY ? null : (
            <Checkbox
              aria-label={text.hiddenOf(label)}
              checked={isHidden}
              onChecked={(next) => onChange(next ? { value: '', required: false } : { value: null })}
            >
              {text.hidden}
            </Checkbox>
          )}
        </div>
        {isHidden ? (
          <input
            className={styles.input}
            aria-label={text.valueOf(label)}
            placeholder={text.value}
            value={value}
            onChange={(change) => onChange({ value: change.currentTarget.value })}
          />
        ) : (
          <input
            className={styles.input}
            aria-label={text.helpOf(label)}
            placeholder={text.help}
            value={help ?? ''}
            onChange={(change) => onChange({ help: change.currentTarget.value })}
          />
        )}
      </div>
      <IconButton size="sm" icon={<X size={14} />} label={text.removeField(label)} onClick={onRemove} />
    </>
  )
}
