import { useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { FormDialog } from '../../design/form-dialog'
import { SelectField } from '../../design/select-field'
import { TextAreaField } from '../../design/text-field'
import { dealsText } from '../../text/deals'

export interface LoseDialogProps {
  readonly dealTitle: string
  readonly reasons: readonly RecordOf<'lostReasons'>[]
  readonly onClose: () => void
  readonly onLose: (reasonId: Id, note: string | null) => void
}

const text = dealsText.losing

/** A deal is lost for a reason: the reports live on it. */
export function LoseDialog({ dealTitle, reasons, onClose, onLose }: LoseDialogProps) {
  const [reasonId, setReasonId] = useState('')
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const reason = reasons.find(({ id }) => id === reasonId)
  const submit = () => {
    setAsked(true)
    if (reason !== undefined) onLose(reason.id, note.trim() === '' ? null : note)
  }
  return (
    <FormDialog open onClose={onClose} onSubmit={submit} title={text.title(dealTitle)} submitLabel={text.submit}>
      <SelectField
        label={text.reason}
        required
        autoFocus
        value={reasonId}
        options={[
          { value: '', label: text.chooseReason },
          ...reasons.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onValue={setReasonId}
        error={isAsked && reason === undefined ? text.reasonNeeded : null}
      />
      <TextAreaField label={text.note} rows={3} value={note} onValue={setNote} />
    </FormDialog>
  )
}
