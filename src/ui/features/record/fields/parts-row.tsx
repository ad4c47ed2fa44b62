import { useState, type ReactNode } from 'react'
import { EditableRow } from './editable-row'
import { EditorBox } from './editor-box'
import styles from './editors.module.css'
import { useFieldSave, type FieldPort } from './use-field-save'

/** The texts of the parts, by their keys. */
export type Parts<K extends string> = Readonly<Record<K, string>>

export interface PartsRowProps<K extends string> {
  readonly label: string
  readonly parts: readonly { readonly key: K; readonly label: string; readonly half?: boolean }[]
  readonly values: Parts<K>
  readonly port: FieldPort<Parts<K>>
  readonly mayEdit: boolean
  readonly display: ReactNode
}

/** A field made of a few texts that are edited and saved together: a name, an address. */
export function PartsRow<K extends string>(props: PartsRowProps<K>) {
  const { label, mayEdit, display } = props
  return (
    <EditableRow label={label} mayEdit={mayEdit} display={display}>
      {(leave) => <PartsEditor {...props} leave={leave} />}
    </EditableRow>
  )
}

export interface PartsEditorProps<K extends string> extends Pick<PartsRowProps<K>, 'label' | 'parts' | 'values' | 'port'> {
  readonly leave: (how: 'refocus' | 'stay') => void
}

export function PartsEditor<K extends string>({ label, parts, values, port, leave }: PartsEditorProps<K>) {
  const saving = useFieldSave(port)
  const [opened] = useState(values)
  const [typed, setTyped] = useState(values)
  const commit = (how: 'refocus' | 'stay') => {
    if (parts.every(({ key }) => typed[key] === opened[key])) leave(how)
    else saving.save(typed, () => leave(how))
  }
  return (
    <EditorBox label={label} saving={saving} onCommit={commit} onCancel={() => leave('refocus')}>
      {(wiring) => (
        <div className={styles.parts}>
          {parts.map((part, index) => (
            <input
              key={part.key}
              {...wiring}
              className={styles.input}
              data-half={part.half || undefined}
              aria-label={part.label}
              placeholder={part.label}
              // An editor opens because someone asked to type in this field.
              autoFocus={index === 0}
              autoComplete="off"
              readOnly={saving.state.status === 'saving'}
              value={typed[part.key]}
              onChange={(change) => setTyped({ ...typed, [part.key]: change.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </EditorBox>
  )
}
