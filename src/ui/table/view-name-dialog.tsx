import { useState } from 'react'
import { LIMITS } from '../../domain/model/records/limits'
import { Checkbox } from '../design/checkbox'
import { FormDialog } from '../design/form-dialog'
import { TextField } from '../design/text-field'
import { viewsText } from '../text/views'
import panel from './filter-builder.module.css'

export interface NamedView {
  readonly name: string
  readonly shared: boolean
}

export interface ViewNameDialogProps {
  readonly kind: 'new' | 'rename'
  readonly name: string
  readonly onClose: () => void
  readonly onSubmit: (named: NamedView) => void
}

export function ViewNameDialog({ kind, name: initial, onClose, onSubmit }: ViewNameDialogProps) {
  const [name, setName] = useState(initial)
  const [shared, setShared] = useState(false)
  const [error, setError] = useState<string | null>(null)

  function submit(): void {
    const given = name.trim()
    if (given === '') setError(viewsText.nameNeeded)
    else onSubmit({ name: given, shared })
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={kind === 'new' ? viewsText.newViewTitle : viewsText.renameTitle}
      submitLabel={viewsText.save}
    >
      <TextField
        label={viewsText.name}
        value={name}
        error={error}
        maxLength={LIMITS.name}
        autoComplete="off"
        autoFocus
        onValue={setName}
      />
      {kind === 'rename' ? null : (
        <div>
          <Checkbox checked={shared} onChecked={setShared}>
            {viewsText.share}
          </Checkbox>
          <p className={panel.hint}>{viewsText.shareHint}</p>
        </div>
      )}
    </FormDialog>
  )
}
