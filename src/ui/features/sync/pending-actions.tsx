import { useState } from 'react'
import { lazyPart } from '../../design/lazy-part'
import type { PendingCommit, SyncPort } from '../../../ports/sync.port'
import type { Submission } from '../../app/submission'
import { ConfirmDialog } from '../../design/confirm-dialog'
import { syncText } from '../../text/sync'
import { pendingChanges, type PendingConflict } from './pending-changes'
import styles from './sync.module.css'
import { SyncButton } from './sync-item'

const ConflictDialog = lazyPart(() => import('../../history/conflict-dialog').then((file) => file.ConflictDialog))
const SeveralConflicts = lazyPart(() => import('./several-conflicts').then((file) => file.SeveralConflicts))

export interface PendingActionsProps {
  readonly sync: SyncPort
  readonly commit: PendingCommit
  readonly conflict: PendingConflict | null
  readonly isBusy: boolean
  readonly submission: Submission
}

/** What can be done about a commit that is not with the server. */
export function PendingActions({ sync, commit, conflict, isBusy, submission }: PendingActionsProps) {
  const { mutationId, state } = commit
  const [asked, ask] = useState<'discard' | 'fields' | null>(null)
  const isByField = conflict?.kind === 'fields' || conflict?.kind === 'several'
  const [first] = pendingChanges(commit)
  const label = first === undefined ? '' : syncText.change(first)
  const run = (task: () => Promise<void>) => {
    ask(null)
    void submission.run(task)
  }
  const mine = () => run(() => sync.resolve(mutationId, 'mine'))
  const theirs = () => run(() => sync.resolve(mutationId, 'theirs'))
  return (
    <div className={styles.actions}>
      {isByField ? (
        <SyncButton label={syncText.decide} about={label} variant="primary" busy={isBusy} onClick={() => ask('fields')} />
      ) : null}
      {conflict?.kind === 'whole' || conflict?.kind === 'trashed' ? (
        <SyncButton label={syncText.takeMine} about={label} busy={isBusy} onClick={mine} />
      ) : null}
      {conflict === null || isByField ? null : (
        <SyncButton label={syncText.keepTheirs} about={label} busy={isBusy} onClick={theirs} />
      )}
      {state.kind === 'refused' ? (
        <SyncButton label={syncText.retry} about={label} busy={isBusy} onClick={() => run(() => sync.retry(mutationId))} />
      ) : null}
      {conflict === null || isByField ? (
        <SyncButton label={syncText.discard} about={label} variant="quiet" disabled={isBusy} onClick={() => ask('discard')} />
      ) : null}
      <ConfirmDialog
        open={asked === 'discard'}
        title={syncText.discardTitle}
        description={syncText.discardBody(commit.mutations.length)}
        confirmLabel={syncText.discard}
        onClose={() => ask(null)}
        onConfirm={() => run(() => sync.discard(mutationId))}
      />
      {asked === 'fields' && conflict?.kind === 'fields' ? (
        <ConflictDialog
          question={{ label, current: conflict.current, clashes: conflict.clashes }}
          laterLabel={syncText.later}
          onAnswer={(paths) => (paths === null ? ask(null) : run(() => sync.resolve(mutationId, [...paths])))}
        />
      ) : null}
      {asked === 'fields' && conflict?.kind === 'several' ? (
        <SeveralConflicts
          commit={commit}
          records={conflict.records}
          onAnswer={(paths) => (paths === null ? ask(null) : run(() => sync.resolve(mutationId, paths)))}
        />
      ) : null}
    </div>
  )
}
