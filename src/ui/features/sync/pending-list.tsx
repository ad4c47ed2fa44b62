import { useId, useState } from 'react'
import { Link } from 'wouter'
import type { PendingCommit, PendingState, PendingWork, SyncPort } from '../../../ports/sync.port'
import { syncText } from '../../text/sync'
import { isSubjectCollection } from '../../../domain/model/records/subject'
import { recordPath } from '../../app/routes'
import { useSubmission } from '../../app/submission'
import { useWorkspace } from '../../app/workspace-context'
import { errorText } from '../../text/error-text'
import { DeferredItem } from './deferred-item'
import { ChangeList, useNamesIn } from './waiting-here'
import { PendingActions } from './pending-actions'
import { pendingChanges, type PendingChange, pendingConflict, type PendingConflict } from './pending-changes'
import styles from './sync.module.css'
import { SyncItem } from './sync-item'

/** What a person must look at comes before what goes by itself. */
const ORDER: readonly PendingState['kind'][] = ['conflicted', 'refused', 'waiting']

interface PendingListProps {
  readonly sync: SyncPort
  readonly works: readonly PendingWork[]
}

export function PendingList({ sync, works }: PendingListProps) {
  return (
    <>
      {ORDER.map((kind) => (
        <Section key={kind} kind={kind} sync={sync} works={works.filter((work) => sectionOf(work) === kind)} />
      ))}
    </>
  )
}

function Section({ kind, sync, works }: PendingListProps & { readonly kind: PendingState['kind'] }) {
  const id = useId()
  if (works.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {syncText.section[kind]}
      </h2>
      <ul>
        {works.map((work) =>
          'what' in work ? (
            <DeferredItem key={work.mutationId} sync={sync} work={work} />
          ) : (
            <PendingItem key={work.mutationId} sync={sync} commit={work} />
          ),
        )}
      </ul>
    </section>
  )
}

function sectionOf({ state: { kind } }: PendingWork): PendingState['kind'] {
  if (kind === 'declined') return 'refused'
  return kind === 'sending' ? 'waiting' : kind
}

interface PendingItemProps {
  readonly sync: SyncPort
  readonly commit: PendingCommit
}

/** Of work over many records the first few say enough. */
const SHOWN = 3

/** What somebody wrote on this device: which records, which values, since when, and why it is not with the server. */
function PendingItem({ sync, commit }: PendingItemProps) {
  const { workspace, formats } = useWorkspace()
  const [state, submission] = useSubmission()
  const [isAll, showAll] = useState(false)
  const changes = pendingChanges(commit)
  const shown = isAll ? changes : changes.slice(0, SHOWN)
  const names = useNamesIn(shown, workspace.currency)
  const conflict = pendingConflict(commit)
  return (
    <SyncItem
      at={commit.at}
      error={state.error}
      actions={<PendingActions sync={sync} commit={commit} conflict={conflict} isBusy={state.isBusy} submission={submission} />}
    >
      {shown.map((change) => (
        <div key={`${change.id} ${change.kind}`}>
          <p className={styles.what}>
            <ChangeTitle change={change} />
          </p>
          <ChangeList changes={change.changes} names={names} />
        </div>
      ))}
      {shown.length === changes.length ? null : (
        <button type="button" className={styles.more} onClick={() => showAll(true)}>
          {syncText.more(formats.number(changes.length - shown.length))}
        </button>
      )}
      <Why commit={commit} conflict={conflict} />
    </SyncItem>
  )
}

function ChangeTitle({ change }: { readonly change: PendingChange }) {
  const { workspace } = useWorkspace()
  const { collection, id, kind } = change
  const text = syncText.change(change)
  if (!isSubjectCollection(collection) || kind === 'purge') return <>{text}</>
  return (
    <Link href={recordPath(workspace.slug, collection, id)} className={styles.link}>
      {text}
    </Link>
  )
}

function Why({ commit, conflict }: { readonly commit: PendingCommit; readonly conflict: PendingConflict | null }) {
  const { memberName } = useWorkspace()
  const { state } = commit
  if (state.kind === 'refused') return <p className={styles.why}>{errorText(state.error)}</p>
  if (conflict === null) return null
  const who = 'current' in conflict ? memberName(conflict.current.updatedBy.memberId) : ''
  return <p className={styles.why}>{syncText.conflict[conflict.kind](who)}</p>
}
