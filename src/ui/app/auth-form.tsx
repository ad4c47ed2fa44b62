import type { ReactNode } from 'react'
import styles from './auth-layout.module.css'

/** The fields and buttons of an auth screen, with what was refused above them. */
export function AuthForm(props: { readonly error: string | null; readonly onSubmit: () => void; readonly children: ReactNode }) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        props.onSubmit()
      }}
    >
      {props.error === null ? null : (
        <p role="alert" className={styles.error}>
          {props.error}
        </p>
      )}
      {props.children}
    </form>
  )
}
