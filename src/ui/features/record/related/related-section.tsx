import { useId, type ReactNode } from 'react'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { recordText } from '../../../text/record'
import { usePorts } from '../../../app/ports-context'
import { useStream } from '../../../hooks/use-stream'
import type { Subject } from '../../../../domain/model/records/subject'
import { TaskEntry } from '../../tasks/task-entry'
import { openTasksOf$ } from './related.model'
import styles from './related.module.css'

interface RelatedSectionProps {
  readonly title: string
  /** How many there are, of which some may not be shown; null while it is not known. */
  readonly total: number | null
  readonly shown: number
  readonly empty: string
  readonly action?: ReactNode
  /** Shows those that are not, where they are at hand. */
  readonly onMore?: () => void
  readonly children: ReactNode
}

export function RelatedSection({ title, total, shown, empty, action, onMore, children }: RelatedSectionProps) {
  const { formats } = useWorkspace()
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {total === null || total === 0 ? null : <span className={styles.count}>{formats.number(total)}</span>}
        {action}
      </header>
      {total === 0 ? <p className={styles.empty}>{empty}</p> : children}
      {total !== null && total > shown ? (
        onMore === undefined ? (
          <p className={styles.empty}>{recordText.related.more(formats.number(total - shown))}</p>
        ) : (
          <Button size="sm" variant="quiet" onClick={onMore}>
            {recordText.related.showMore(formats.number(total - shown))}
          </Button>
        )
      ) : null}
    </section>
  )
}

const text = recordText.related

export function RelatedTasks({ subject }: { readonly subject: Subject }) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const tasks = useStream(subject, () => openTasksOf$(records, workspace.id, subject))
  const page = tasks.status === 'ready' ? tasks.value : null
  const items = page?.items ?? []
  return (
    <RelatedSection title={text.tasks} total={page?.total ?? null} shown={items.length} empty={text.noTasks}>
      <ul className={styles.list}>
        {items.map((task) => (
          <li key={task.id} className={styles.task}>
            <TaskEntry task={task} />
          </li>
        ))}
      </ul>
    </RelatedSection>
  )
}
