import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

/** What stands around the control of a field. */
export interface FieldFrameProps {
  readonly label: string
  /** Said before anything is typed. */
  readonly hint?: ReactNode
  /** The sentence that names the field, the rule and the limit; null while all is well. */
  readonly error?: string | null | undefined
  readonly optional?: string | undefined
}

interface FieldProps extends FieldFrameProps {
  /** Draws the control, wired to label, hint and error. */
  readonly children: (wiring: FieldWiring) => ReactNode
}

interface FieldWiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** A label, a control, and below it what is wrong or what it is for. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId()
  const describes = [hint === undefined ? null : `${id}-hint`, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional === undefined ? null : <span className={styles.optional}>{optional}</span>}
      </label>
      {children({ id, 'aria-describedby': describes || undefined, 'aria-invalid': error ? true : undefined })}
      {hint === undefined ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error ?? null} />
    </div>
  )
}

/** Always in the page, so that a sentence put into it is read out. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | null }) {
  return (
    <p className={styles.error} id={id} aria-live="polite" hidden={message === null}>
      {message}
    </p>
  )
}

/** Why a form could not be sent, or a thing not be done, where no single field is to blame. Read out when it appears. */
export function FormError({ message }: { readonly message: string | null }) {
  if (message === null) return null
  return (
    <p role="alert" className={styles.refusal}>
      {message}
    </p>
  )
}
