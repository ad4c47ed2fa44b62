import { useId } from 'react'
import type { PendingCommit, PendingState, SyncPort } from '../../../ports/sync.port'
import { syncText } from '../../text/sync'
import { PendingItem } from './pending-item'
import styles from './sync.module.css'

/** What a person must look at comes before what goes by itself. */
const ORDER: readonly PendingState['kind'][] = ['conflicted', 'refused', 'waiting']

export interface PendingListProps {
  readonly sync: SyncPort
  readonly commits: readonly PendingCommit[]
}

export function PendingList({ sync, commits }: PendingListProps) {
  return (
    <div className={styles.list}>
      {ORDER.map((kind) => (
        <Section key={kind} kind={kind} sync={sync} commits={commits.filter(({ state }) => state.kind === kind)} />
      ))}
    </div>
  )
}

function Section({ kind, sync, commits }: PendingListProps & { readonly kind: PendingState['kind'] }) {
  const id = useId()
  if (commits.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {syncText.section[kind]}
      </h2>
      <ul>
        {commits.map((commit) => (
          <PendingItem key={commit.mutationId} sync={sync} commit={commit} />
        ))}
      </ul>
    </section>
  )
}
