import type { ReactNode } from 'react'
import styles from './message.module.css'

export interface MessageProps {
  readonly title: string
  /** 1 where the message is the whole page. */
  readonly level?: 1 | 2
  readonly children?: ReactNode
  readonly icon?: ReactNode
  /** What can be done about it. */
  readonly actions?: ReactNode
}

/** A place with nothing in it yet, and the way to put something there. */
export function EmptyState(props: MessageProps) {
  return <MessageBody {...props} />
}

/** A place that could not be shown, and what to do. Read out when it appears. */
export function ErrorState(props: MessageProps) {
  return (
    <div role="alert" className={styles.alert}>
      <MessageBody {...props} />
    </div>
  )
}

function MessageBody({ title, level = 2, children, icon, actions }: MessageProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.message}>
      {icon === undefined ? null : (
        <div className={styles.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children === undefined ? null : <div className={styles.body}>{children}</div>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
