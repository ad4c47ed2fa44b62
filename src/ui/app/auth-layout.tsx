import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Logo } from '../design/logo'
import { appText } from '../text/app'
import { Main } from './main'
import { useTitle } from './use-title'
import styles from './auth-layout.module.css'
import { FormError } from '../design/field'
import { Form, type Submit } from '../design/form'

interface AuthLayoutProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
  /** Below the form: the way to the other screens. */
  readonly foot?: ReactNode
}

/** A screen without a session: the mark, one thing to do, and where else to go. */
export function AuthLayout({ title, lead, children, foot }: AuthLayoutProps) {
  useTitle(title)
  return (
    <Main className={styles.page}>
      <div className={styles.column}>
        <div className={styles.brand}>
          <Logo size={28} />
          <span>{appText.name}</span>
        </div>
        <div className={styles.card}>
          <h1>{title}</h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
      </div>
    </Main>
  )
}

/** The fields and buttons of an auth screen, with what was refused above them. */
export function AuthForm(props: { readonly error: string | null; readonly onSubmit: Submit; readonly children: ReactNode }) {
  return (
    <Form className={styles.form} onSubmit={props.onSubmit}>
      <FormError message={props.error} />
      {props.children}
    </Form>
  )
}

export function AuthLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  )
}
