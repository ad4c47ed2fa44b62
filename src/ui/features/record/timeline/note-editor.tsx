import { useState } from 'react'
import { appText } from '../../../text/app'
import { composerText } from '../../../text/timeline'
import { Button } from '../../../design/button'
import { NoteField } from '../../notes/note-field'
import { EditorBox } from '../fields/editor-box'
import fieldStyles from '../fields/editors.module.css'
import { useFieldSave, type FieldPort } from '../fields/use-field-save'

export interface NoteEditorProps {
  readonly body: string
  readonly port: FieldPort<string>
  readonly leave: () => void
}

export function NoteEditor({ body, port, leave }: NoteEditorProps) {
  const saving = useFieldSave(port)
  const [opened] = useState(body)
  const [typed, setTyped] = useState(body)
  const commit = () => (typed === opened ? leave() : saving.save(typed, leave))
  return (
    <EditorBox label={composerText.note} saving={saving} manyLines onCommit={commit} onCancel={leave}>
      {(wiring) => (
        <>
          <NoteField
            {...wiring}
            className={fieldStyles.area}
            label={composerText.note}
            // The editor opens because someone asked to edit this note.
            autoFocus
            readOnly={saving.state.status === 'saving'}
            value={typed}
            onValue={setTyped}
          />
          <div className={fieldStyles.editorActions}>
            <span />
            <Button size="sm" onClick={leave}>
              {appText.cancel}
            </Button>
            <Button size="sm" variant="primary" onClick={commit}>
              {appText.save}
            </Button>
          </div>
        </>
      )}
    </EditorBox>
  )
}
