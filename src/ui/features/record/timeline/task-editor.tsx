import { useState } from 'react'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useWorkspace } from '../../../app/workspace-context'
import { appText } from '../../../text/app'
import { composerText, taskText } from '../../../text/timeline'
import { Button } from '../../../design/button'
import { EditorBox } from '../fields/editor-box'
import fieldStyles from '../fields/editors.module.css'
import { useFieldSave, type FieldPort } from '../fields/use-field-save'
import { draftOf, type TaskDraft } from './task-draft'
import { TaskFields } from './task-fields'

export interface TaskEditorProps {
  readonly task: RecordOf<'tasks'>
  readonly port: FieldPort<TaskDraft>
  readonly leave: () => void
}

export function TaskEditor({ task, port, leave }: TaskEditorProps) {
  const { members } = useWorkspace()
  const saving = useFieldSave(port)
  const [opened] = useState(() => draftOf(task))
  const [draft, setDraft] = useState(opened)
  const commit = () => (JSON.stringify(draft) === JSON.stringify(opened) ? leave() : saving.save(draft, leave))
  return (
    <EditorBox label={composerText.taskTitle} saving={saving} onCommit={commit} onCancel={leave}>
      {(wiring) => (
        <>
          <TaskFields draft={draft} members={members} onDraft={setDraft} autoFocus />
          <textarea
            {...wiring}
            className={fieldStyles.area}
            aria-label={taskText.body}
            placeholder={taskText.body}
            value={draft.body}
            onChange={(change) => setDraft({ ...draft, body: change.currentTarget.value })}
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
