import type { FormFiles } from '../../../../domain/model/forms/form'
import { FILE_CHOICES, MEGABYTE, MOST_FORM_FILES } from '../../../../domain/model/forms/form-files'
import { LIMITS } from '../../../../domain/model/records/limits'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { formsText as text } from '../../../text/forms'
import type { Draft } from './form-draft'
import styles from './forms.module.css'

interface FileRulesProps {
  readonly draft: Draft
  readonly onDraft: (part: Partial<Draft>) => void
  readonly errors: Readonly<Record<string, string>>
}

/** Which files may be sent along, where a field asks for some. */
export function FileRules({ draft: { files }, onDraft, errors }: FileRulesProps) {
  if (files === null) return null
  const set = (part: Partial<FormFiles>) => onDraft({ files: { ...files, ...part } })
  const number = (name: 'most' | 'megabytes', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      value={files[name] === 0 ? '' : String(files[name])}
      onValue={(typed) => set({ [name]: Number(typed.replace(/\D/g, '').slice(0, 3)) })}
      error={errors[`files.${name}`]}
    />
  )
  return (
    <fieldset className={styles.group}>
      <legend>{text.files}</legend>
      <SelectField
        label={text.fileKinds}
        value={files.kinds}
        options={FILE_CHOICES.map((kinds) => ({ value: kinds, label: text.fileKindsOf[kinds] }))}
        onValue={(kinds) => set({ kinds })}
      />
      {number('most', text.filesMost)}
      {number('megabytes', text.fileMegabytes)}
      <p>{text.filesHint(MOST_FORM_FILES, LIMITS.fileBytes / MEGABYTE)}</p>
    </fieldset>
  )
}
