import { useId, useState, type InputHTMLAttributes } from 'react'
import { FieldError } from '../../design/field'
import styles from './quiet-input.module.css'

export interface QuietInputProps {
  readonly label: string
  readonly value: string
  /** Saves; resolves with the sentence that says why not, or null. */
  readonly onSave: (typed: string) => Promise<string | null>
  readonly readOnly?: boolean
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly placeholder?: string
  /** What follows the value: a unit. */
  readonly unit?: string
}

/** A value that is edited where it stands: Enter or leaving it saves, Escape puts it back, a refusal is said below. */
export function QuietInput({ label, value, onSave, readOnly = false, inputMode, placeholder, unit }: QuietInputProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    if (typed === null) return
    if (typed.trim() === value) {
      setTyped(null)
      setError(null)
      return
    }
    const refused = await onSave(typed.trim())
    setError(refused)
    if (refused === null) setTyped(null)
  }
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <input
          className={styles.input}
          aria-label={label}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : id}
          value={typed ?? value}
          readOnly={readOnly}
          inputMode={inputMode}
          placeholder={placeholder}
          onChange={(change) => setTyped(change.currentTarget.value)}
          onBlur={() => void save()}
          onKeyDown={(press) => {
            if (press.key === 'Enter') void save()
            if (press.key === 'Escape' && typed !== null) {
              press.stopPropagation()
              setTyped(null)
              setError(null)
            }
          }}
        />
        {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
      </div>
      <FieldError id={id} message={error} />
    </div>
  )
}
