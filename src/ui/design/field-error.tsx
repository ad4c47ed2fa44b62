import styles from './field.module.css'

/** Always in the page, so that a sentence put into it is read out. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | null }) {
  return (
    <p className={styles.error} id={id} aria-live="polite" hidden={message === null}>
      {message}
    </p>
  )
}
