import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { homeText } from '../../text/home'
import { DueTaskRows, useDueTasks } from '../tasks/due-tasks'
import { HomeCard } from './home-card'
import styles from './home.module.css'

/** The most that are worth a look at once. */
const SHOWN = 8

/** What is due today or should have been done by now. */
export function MyTasks() {
  const { workspace, formats } = useWorkspace()
  const due = useDueTasks()
  return (
    <HomeCard
      title={homeText.tasks}
      count={due === null ? null : formats.number(due.tasks.length)}
      more={{ href: screenPath(workspace.slug, 'tasks'), label: homeText.allTasks }}
    >
      {due?.tasks.length === 0 ? <p className={styles.none}>{homeText.noTasks}</p> : null}
      <ul className={styles.list}>{due === null ? null : <DueTaskRows {...due} tasks={due.tasks.slice(0, SHOWN)} />}</ul>
    </HomeCard>
  )
}
