import type { Subject } from '../../../../domain/model/records/subject'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { useStream } from '../../../hooks/use-stream'
import { recordText } from '../../../text/record'
import { TaskEntry } from '../../tasks/task-entry'
import { RelatedSection } from './related-section'
import { openTasksOf$ } from './related.model'
import styles from './related.module.css'

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
          <li key={task.id}>
            <TaskEntry task={task} />
          </li>
        ))}
      </ul>
    </RelatedSection>
  )
}
