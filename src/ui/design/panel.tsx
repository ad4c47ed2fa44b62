import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

export interface PanelProps {
  readonly title: string
  /** What it is for, in a sentence. */
  readonly lead?: ReactNode
  /** At the end of the line of the title. */
  readonly actions?: ReactNode
  /** What can undo more than it should: the frame says so. */
  readonly tone?: 'plain' | 'danger'
  readonly children?: ReactNode
}

/** The panels of one section, one below the other. */
export function Panels({ children }: { readonly children: ReactNode }) {
  return <div className={styles.panels}>{children}</div>
}

/** One matter of a section: its name, what it is for, and what can be set. */
export function Panel({ title, lead, actions, tone = 'plain', children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} data-tone={tone} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </header>
      {children === undefined ? null : <div className={styles.body}>{children}</div>}
    </section>
  )
}
