import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FieldOption } from '../../../../domain/model/fields/field-definition'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useRuntime } from '../../../app/ports-context'
import { Button } from '../../../design/button'
import { FormDialog } from '../../../design/form-dialog'
import { IconButton } from '../../../design/icon-button'
import { TextField } from '../../../design/text-field'
import { fieldsText } from '../../../text/fields'
import { ColourButton } from '../list-parts'
import { useSave } from '../panel-form'
import styles from '../list-parts.module.css'

export interface OptionsDialogProps {
  readonly field: RecordOf<'fieldDefinitions'>
  readonly onClose: () => void
}

/** The choices of a field: named, coloured, added and removed; saved as one. */
export function OptionsDialog({ field, onClose }: OptionsDialogProps) {
  const text = fieldsText.options
  const runtime = useRuntime()
  const save = useSave()
  const [options, setOptions] = useState<readonly FieldOption[]>(field.options)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())

  const change = (id: string, part: Partial<FieldOption>) =>
    setOptions(options.map((option) => (option.id === id ? { ...option, ...part } : option)))
  const submit = async () => {
    const cleaned = options.map((option) => ({ ...option, label: option.label.replace(/\s+/gu, ' ').trim() }))
    const wrong = new Map<string, string>()
    for (const [at, { id, label }] of cleaned.entries()) {
      const first = cleaned.findIndex((other) => other.label.toLowerCase() === label.toLowerCase())
      if (label === '') wrong.set(id, text.needed)
      else if (first !== at) wrong.set(id, fieldsText.create.optionTwice(label))
    }
    setErrors(wrong)
    if (wrong.size > 0) return
    const update = { kind: 'update', collection: 'fieldDefinitions', id: field.id, expect: field.version } as const
    if (await save.run(fieldsText.changed(field.label), [{ ...update, patch: { options: cleaned } }])) onClose()
  }

  return (
    <FormDialog
      size="md"
      onClose={onClose}
      onSubmit={submit}
      title={text.title(field.label)}
      description={text.lead}
      submitLabel={text.submit}
      busy={save.isBusy}
      error={save.fieldErrors['options'] ?? save.error}
    >
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.id} className={styles.item}>
            <div className={styles.grow}>
              <TextField
                label={text.nameOf(option.label)}
                value={option.label}
                onValue={(label) => change(option.id, { label })}
                error={errors.get(option.id)}
              />
            </div>
            <ColourButton
              label={text.colourOf(option.label)}
              colour={option.colour ?? 'grey'}
              onColour={(colour) => change(option.id, { colour })}
            />
            <IconButton
              size="sm"
              icon={<Trash2 size={14} />}
              label={text.remove(option.label)}
              disabled={options.length === 1}
              onClick={() => setOptions(options.filter(({ id }) => id !== option.id))}
            />
          </li>
        ))}
      </ul>
      <Button onClick={() => setOptions([...options, { id: runtime.newId(), label: '', colour: null }])}>{text.add}</Button>
    </FormDialog>
  )
}
