import { useState } from 'react'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useRuntime } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Checkbox } from '../../../design/checkbox'
import { FieldError } from '../../../design/field'
import { FormDialog } from '../../../design/form-dialog'
import { TextAreaField, TextField } from '../../../design/text-field'
import { formsText as text } from '../../../text/forms'
import { useSave } from '../panel-form'
import { DealFields } from './deal-fields'
import { FileRules } from './file-rules'
import { type Draft, draftOf, newDraft, withFields } from './form-draft'
import { FormFields } from './form-fields'
import { FormPreview } from './form-preview'
import styles from './forms.module.css'

/** A form is put together, with what strangers will see beside it. */
export function FormEditor({ form, onClose }: { readonly form: RecordOf<'forms'> | null; readonly onClose: () => void }) {
  const runtime = useRuntime()
  const save = useSave()
  const [draft, setDraft] = useState<Draft>(() => (form === null ? newDraft() : draftOf(form)))
  const [isBlank, setBlank] = useState(false)
  const set = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setBlank(false)
    for (const field of Object.keys(part)) save.corrected(field)
    if (part.files !== undefined) for (const name of ['most', 'megabytes']) save.corrected(`files.${name}`)
  }
  const submit = async () => {
    const hasBlank = draft.fields.some(({ value }) => value === '')
    setBlank(hasBlank)
    if (hasBlank) return
    const written = await (form === null
      ? save.run(text.made(draft.name), [{ kind: 'create', collection: 'forms', id: runtime.newId(), data: draft }])
      : save.run(text.saved(draft.name), [
          { kind: 'update', collection: 'forms', id: form.id, patch: draft, expect: form.version },
        ]))
    if (written) onClose()
  }
  const fieldsError = Object.entries(save.fieldErrors).find(([path]) => path.split('.')[0] === 'fields')?.[1]
  const lines = (name: 'introduction' | 'consent' | 'thanks') => ({
    value: draft[name] ?? '',
    onValue: (value: string) => set({ [name]: value }),
    error: save.fieldErrors[name],
  })
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      size="lg"
      title={form === null ? text.newTitle : text.editTitle}
      submitLabel={form === null ? text.create : text.save}
      busy={save.isBusy}
      error={save.error}
    >
      <div className={styles.editor}>
        <div className={styles.column}>
          <TextField
            label={text.name}
            hint={text.nameHint}
            autoFocus
            value={draft.name}
            onValue={(name) => set({ name })}
            error={save.fieldErrors['name']}
          />
          <TextField
            label={text.heading}
            value={draft.title}
            onValue={(title) => set({ title })}
            error={save.fieldErrors['title']}
          />
          <TextAreaField label={text.introduction} optional={text.optional} {...lines('introduction')} />
          <FormFields draft={draft} onFields={(fields) => set(withFields(draft, fields))} />
          <FieldError id="form-fields-error" message={isBlank ? text.valueMissing : (fieldsError ?? null)} />
          <FileRules draft={draft} onDraft={set} errors={save.fieldErrors} />
          <TextAreaField label={text.consent} hint={text.consentHint} optional={text.optional} {...lines('consent')} />
          <TextAreaField label={text.thanks} optional={text.optional} {...lines('thanks')} />
          <TextField
            label={text.nextUrl}
            inputMode="url"
            placeholder="https://"
            optional={text.optional}
            value={draft.nextUrl ?? ''}
            onValue={(nextUrl) => set({ nextUrl: nextUrl === '' ? null : nextUrl })}
            error={save.fieldErrors['nextUrl']}
          />
          <DealFields draft={draft} onDraft={set} titleError={save.fieldErrors['dealTitle']} />
          <Rules draft={draft} onDraft={set} />
        </div>
        <FormPreview draft={draft} />
      </div>
    </FormDialog>
  )
}

/** Who gets whoever fills it in, and which tags they get. */
function Rules({ draft, onDraft }: { readonly draft: Draft; readonly onDraft: (part: Partial<Draft>) => void }) {
  const { members, tags } = useWorkspace()
  const active = members.filter(({ status }) => status === 'active')
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{text.owners}</legend>
        <p>{text.ownersHint}</p>
        {active.map(({ id, displayName }) => (
          <Checkbox
            key={id}
            checked={draft.ownerIds.includes(id)}
            onChecked={(isChosen) => onDraft({ ownerIds: turned(draft.ownerIds, id, isChosen) })}
          >
            {displayName}
          </Checkbox>
        ))}
      </fieldset>
      {tags.length === 0 ? null : (
        <fieldset className={styles.group}>
          <legend>{text.tags}</legend>
          {tags.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={draft.tagIds.includes(id)}
              onChecked={(isChosen) => onDraft({ tagIds: turned(draft.tagIds, id, isChosen) })}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  )
}

function turned<T>(all: readonly T[], one: T, isChosen: boolean): T[] {
  const rest = all.filter((each) => each !== one)
  return isChosen ? [...rest, one] : rest
}
