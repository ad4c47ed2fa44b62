import { ChangeItem } from '../../history/change-item'
import { byDay, type ActivityGroup } from '../../history/timeline-entry'
import styles from '../../history/timeline.module.css'
import { useChangeNames } from '../../history/names'
import { useWorkspace } from '../../app/workspace-context'

/** Who did what to which record, by day. */
export function ActivityList({ groups }: { readonly groups: readonly ActivityGroup[] }) {
  const { workspace, formats, today, timeZone } = useWorkspace()
  const names = useChangeNames(groups, workspace.currency)
  const entries = groups.map((group) => ({ id: group[0].id, at: group[0].at, group }))
  return byDay(entries, timeZone).map(({ day, entries: ofDay }) => (
    <section key={day} className={styles.day}>
      <h2 className={styles.dayName} title={formats.date(day)}>
        {formats.day(day, today())}
      </h2>
      <ol className={styles.items}>
        {ofDay.map(({ id, group }) => (
          <li key={id} className={styles.item}>
            <ChangeItem group={group} subject={null} names={names} />
          </li>
        ))}
      </ol>
    </section>
  ))
}
