import type { Subject } from '../../../../domain/model/records/subject'
import { usePorts } from '../../../app/ports-context'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { useStream } from '../../../hooks/use-stream'
import { recordText } from '../../../text/record'
import { TaskCheck } from '../task-check'
import { RelatedSection } from './related-section'
import { openTasksOf$ } from './related.model'
import styles from './related.module.css'

const text = recordText.related

export function RelatedTasks({ subject }: { readonly subject: Subject }) {
  const { records } = usePorts()
  const { workspace, formats, today, may } = useWorkspace()
  const apply = useApply()
  const tasks = useStream(subject, () => openTasksOf$(records, workspace.id, subject))
  const page = tasks.status === 'ready' ? tasks.value : null
  const items = page?.items ?? []
  return (
    <RelatedSection title={text.tasks} total={page?.total ?? null} shown={items.length} empty={text.noTasks}>
      <ul className={styles.list}>
        {items.map((task) => (
          <li key={task.id} className={styles.task}>
            <TaskCheck task={task} mayEdit={may('tasks.update')} apply={apply} />
            <span className={styles.names}>
              <span className={styles.wrapped}>{task.title}</span>
              {task.dueOn === null ? null : (
                <span className={styles.hint} data-overdue={task.dueOn < today() || undefined}>
                  {formats.day(task.dueOn, today())}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </RelatedSection>
  )
}
