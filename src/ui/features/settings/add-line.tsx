import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../design/button'
import { FieldError } from '../../design/field'
import styles from './add-line.module.css'

export interface AddLineProps {
  readonly label: string
  readonly submitLabel: string
  /** Resolves with the sentence that says why not, or null. */
  readonly onAdd: (name: string) => Promise<string | null>
}

/** One more at the end of a list: type its name, press Enter, and type the next. */
export function AddLine({ label, submitLabel, onAdd }: AddLineProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const add = async () => {
    if (name.trim() === '') return
    const refused = await onAdd(name.trim())
    setError(refused)
    if (refused === null) setName('')
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        void add()
      }}
    >
      <div className={styles.line}>
        <input
          className={styles.input}
          aria-label={label}
          placeholder={label}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : id}
          value={name}
          onChange={(change) => setName(change.currentTarget.value)}
        />
        <Button type="submit" icon={<Plus size={14} />}>
          {submitLabel}
        </Button>
      </div>
      <FieldError id={id} message={error} />
    </form>
  )
}
