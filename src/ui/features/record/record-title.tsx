import { useState } from 'react'
import { recordText } from '../../text/record'
import { useSurface } from './record-surface'
import { PartsEditor, type PartsEditorProps } from './fields/parts-row'
import styles from './record-header.module.css'

export interface RecordTitleProps<K extends string> extends Omit<PartsEditorProps<K>, 'leave'> {
  readonly name: string
  readonly mayEdit: boolean
}

/** The name of the record, which turns into its editor when it is pressed. */
export function RecordTitle<K extends string>({ name, mayEdit, ...editor }: RecordTitleProps<K>) {
  const [isOpen, setOpen] = useState(false)
  // The list at whose side it lies has the first heading.
  const Heading = useSurface() === 'page' ? 'h1' : 'h2'
  if (isOpen) {
    return (
      <div className={styles.titleEditor}>
        <Heading className="visually-hidden">{name}</Heading>
        <PartsEditor {...editor} leave={() => setOpen(false)} />
      </div>
    )
  }
  return (
    <Heading className={styles.title}>
      {mayEdit ? (
        <button type="button" className={styles.titleButton} title={recordText.edit(editor.label)} onClick={() => setOpen(true)}>
          {name}
        </button>
      ) : (
        name
      )}
    </Heading>
  )
}
