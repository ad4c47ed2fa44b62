import { useState, createContext, use } from 'react'
import { recordText } from '../../text/record'
import { useTitle } from '../../app/use-title'
import { useWorkspace } from '../../app/workspace-context'
import { PartsEditor, type PartsEditorProps } from './fields/parts-row'
import styles from './record-header.module.css'

interface RecordTitleProps<K extends string> extends Omit<PartsEditorProps<K>, 'leave'> {
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

/** Names the page after the record. At the side of a list it is the list that the page is about. */
export function PageTitle({ name }: { readonly name: string }) {
  return useSurface() === 'page' ? <RecordIsPage name={name} /> : null
}

function RecordIsPage({ name }: { readonly name: string }) {
  const { workspace } = useWorkspace()
  useTitle(name, workspace.name)
  return null
}

/** Where a record is shown: on a page of its own, or at the side of the list it is in. */
type RecordSurface = 'page' | 'peek'

export const SurfaceContext = createContext<RecordSurface>('page')

export function useSurface(): RecordSurface {
  return use(SurfaceContext)
}
