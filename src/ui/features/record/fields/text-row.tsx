import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useGrowing } from '../../../hooks/use-growing'
import { WhenInput } from '../../../fields/when-field'
import type { When } from '../../../fields/when-reading'
import { EditableRow } from './field-row'
import { EditorBox } from './editor-box'
import editorStyles from './editors.module.css'
import styles from './fields.module.css'
import { useFieldSave, type FieldPort } from './field-save'

interface TextRowProps {
  readonly label: string
  /** The text to edit; blank when there is none. */
  readonly text: string
  readonly port: FieldPort<string>
  readonly mayEdit: boolean
  /** How it reads, where that is not the text itself. */
  readonly display?: ReactNode
  /** What holds while the text is blank. */
  readonly fallback?: string
  /** It says when: typed as people write it. */
  readonly when?: When
  readonly inputMode?: ComponentProps<'input'>['inputMode']
  readonly manyLines?: boolean
  /** Says what is wrong before it is sent; null when nothing is. */
  readonly check?: (text: string) => string | null
}

export function TextRow(props: TextRowProps) {
  const { label, text, display = text, fallback, mayEdit } = props
  return (
    <EditableRow
      label={label}
      mayEdit={mayEdit}
      display={
        text === '' ? (fallback ?? null) : <span className={props.manyLines === true ? styles.lines : undefined}>{display}</span>
      }
    >
      {(leave) => <TextEditor {...props} leave={leave} />}
    </EditableRow>
  )
}

interface TextEditorProps extends TextRowProps {
  readonly leave: (how: 'refocus' | 'stay') => void
}

function TextEditor({ label, text, port, when, inputMode, manyLines = false, check, leave }: TextEditorProps) {
  const saving = useFieldSave(port)
  const [opened] = useState(text)
  const [typed, setTyped] = useState(text)
  const isSaving = saving.state.status === 'saving'
  const area = useRef<HTMLTextAreaElement>(null)
  useGrowing(area, typed)

  function commit(how: 'refocus' | 'stay'): void {
    if (typed === opened) return leave(how)
    const problem = check?.(typed) ?? null
    if (problem === null) saving.save(typed, () => leave(how))
    else saving.refuse(problem)
  }

  return (
    <EditorBox label={label} saving={saving} manyLines={manyLines} onCommit={commit} onCancel={() => leave('refocus')}>
      {(wiring) =>
        manyLines ? (
          <textarea
            {...wiring}
            ref={area}
            className={editorStyles.area}
            aria-label={label}
            // An editor opens because someone asked to type in this field.
            autoFocus
            rows={4}
            readOnly={isSaving}
            value={typed}
            onChange={(change) => setTyped(change.currentTarget.value)}
          />
        ) : when !== undefined ? (
          <WhenInput
            {...wiring}
            kind={when}
            aria-label={label}
            autoFocus
            readOnly={isSaving}
            value={typed}
            onFocus={(focus) => focus.currentTarget.select()}
            onValue={setTyped}
          />
        ) : (
          <input
            {...wiring}
            className={editorStyles.input}
            aria-label={label}
            autoFocus
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            readOnly={isSaving}
            value={typed}
            onFocus={(focus) => focus.currentTarget.select()}
            onChange={(change) => setTyped(change.currentTarget.value)}
          />
        )
      }
    </EditorBox>
  )
}
