import { useId } from 'react'
import type { DeferredWork, PendingCommit, PendingState, SyncPort } from '../../../ports/sync.port'
import { syncText } from '../../text/sync'
import { DeferredItem } from './deferred-item'
import { PendingItem } from './pending-item'
import styles from './sync.module.css'

/** What a person must look at comes before what goes by itself. */
const ORDER: readonly PendingState['kind'][] = ['conflicted', 'refused', 'waiting']

export interface PendingListProps {
  readonly sync: SyncPort
  readonly commits: readonly PendingCommit[]
  readonly works: readonly DeferredWork[]
}

export function PendingList({ sync, commits, works }: PendingListProps) {
  return (
    <>
      {ORDER.map((kind) => (
        <Section
          key={kind}
          kind={kind}
          sync={sync}
          commits={commits.filter(({ state }) => state.kind === kind)}
          works={works.filter((work) => standingOf(work) === kind)}
        />
      ))}
    </>
  )
}

function Section({ kind, sync, commits, works }: PendingListProps & { readonly kind: PendingState['kind'] }) {
  const id = useId()
  if (commits.length + works.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {syncText.section[kind]}
      </h2>
      <ul>
        {commits.map((commit) => (
          <PendingItem key={commit.mutationId} sync={sync} commit={commit} />
        ))}
        {works.map((work) => (
          <DeferredItem key={work.mutationId} sync={sync} work={work} />
        ))}
      </ul>
    </section>
  )
}

function standingOf({ state: { kind } }: DeferredWork): PendingState['kind'] {
  return kind === 'refused' || kind === 'declined' ? 'refused' : 'waiting'
}
