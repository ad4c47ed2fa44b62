import type { ReactNode } from 'react'
import type { Instant } from '../../../domain/model/kernel/instant'
import { useRuntime } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Button, type ButtonProps } from '../../design/button'
import { syncText } from '../../text/sync'
import styles from './sync.module.css'

interface SyncItemProps {
  readonly at: Instant
  /** Why what was last tried could not be done. */
  readonly error: string | null
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** One entry of the outbox: what it is, since when, and what can be done about it. */
export function SyncItem({ at, error, actions, children }: SyncItemProps) {
  const { formats } = useWorkspace()
  const runtime = useRuntime()
  return (
    <li className={styles.item}>
      <div className={styles.body}>
        {children}
        <SyncProblem message={error} />
      </div>
      <time className={styles.when} dateTime={at} title={formats.dateTime(at)}>
        {formats.ago(at, runtime.now())}
      </time>
      {actions}
    </li>
  )
}

export function SyncProblem({ message }: { readonly message: string | null }) {
  if (message === null) return null
  return (
    <p role="alert" className={styles.problem}>
      {message}
    </p>
  )
}

/** @param about which entry it is for, said aloud */
export function SyncButton({ label, about, ...rest }: ButtonProps & { readonly label: string; readonly about: string }) {
  return (
    <Button size="sm" aria-label={syncText.of(label, about)} {...rest}>
      {label}
    </Button>
  )
}
