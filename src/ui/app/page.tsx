import type { ReactNode } from 'react'
import { useTitle } from './use-title'
import { useWorkspace } from './workspace-context'
import styles from './page.module.css'

export interface PageProps {
  readonly title: string
  /** Beside the title: how many, in what state. */
  readonly note?: ReactNode
  /** Before the title: where one came from. */
  readonly lead?: ReactNode
  /** At the end of the line of the title. */
  readonly actions?: ReactNode
  /** A second line: search, filters, view options. */
  readonly toolbar?: ReactNode
  readonly children: ReactNode
}

/** A screen of a workspace: its name, what can be done with all of it, and the content, which scrolls by itself. */
export function Page({ title, note, lead, actions, toolbar, children }: PageProps) {
  const { workspace } = useWorkspace()
  useTitle(title, workspace.name)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {lead}
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      {toolbar === undefined ? null : <div className={styles.toolbar}>{toolbar}</div>}
      <div className={styles.content}>{children}</div>
    </div>
  )
}
