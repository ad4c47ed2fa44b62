import type { Changes } from '../../../domain/model/records/changes'
import type { Id } from '../../../domain/model/kernel/id'
import { changeLines, idsIn } from '../../history/change-lines'
import { ChangeText } from '../../history/change-text'
import { useNames } from '../../history/names'
import type { PendingChange } from './pending-changes'
import styles from './sync.module.css'

/** Which values become which. */
export function ChangeList({ changes, names }: { readonly changes: Changes; readonly names: ReturnType<typeof useNames> }) {
  return (
    <ul className={styles.lines}>
      {changeLines(changes, names).map((line) => (
        <li key={line.key}>
          <ChangeText line={line} />
        </li>
      ))}
    </ul>
  )
}

/** What the records that those changes name are called. */
export function useNamesIn(changes: readonly PendingChange[], currency: string): ReturnType<typeof useNames> {
  const ids: readonly Id[] = [...new Set(changes.flatMap(({ changes: fields }) => idsIn(fields)))].sort()
  return useNames(ids, currency)
}
