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

type Action = 'decide' | 'takeMine' | 'keepTheirs' | 'retry' | 'discard'

function actionsOf({ state }: PendingCommit, conflict: PendingConflict | null): readonly Action[] {
  if (conflict === null) return state.kind === 'refused' ? ['retry', 'discard'] : ['discard']
  if (conflict.kind === 'fields' || conflict.kind === 'several') return ['decide', 'discard']
  return conflict.kind === 'whole' || conflict.kind === 'trashed' ? ['takeMine', 'keepTheirs'] : ['keepTheirs']
}

/** What can be done about a commit that is not with the server. */
export function PendingActions({ sync, commit, conflict, isBusy, submission }: PendingActionsProps) {
  const { mutationId } = commit
  const [dialog, openDialog] = useState<'discard' | 'fields' | null>(null)
  const [first] = pendingChanges(commit)
  const label = first === undefined ? '' : syncText.change(first)
  const run = (task: () => Promise<void>) => {
    openDialog(null)
    void submission.run(task)
  }
  const doAction: Readonly<Record<Action, () => void>> = {
    decide: () => openDialog('fields'),
    takeMine: () => run(() => sync.resolve(mutationId, 'mine')),
    keepTheirs: () => run(() => sync.resolve(mutationId, 'theirs')),
    retry: () => run(() => sync.retry(mutationId)),
    discard: () => openDialog('discard'),
  }
  return (
    <div className={styles.actions}>
      {actionsOf(commit, conflict).map((action) => (
        <SyncButton
          key={action}
          label={syncText[action]}
          about={label}
          onClick={doAction[action]}
          {...(action === 'discard' ? { variant: 'quiet', disabled: isBusy } : { busy: isBusy })}
          {...(action === 'decide' ? { variant: 'primary' } : {})}
        />
      ))}
      <ConfirmDialog
        open={dialog === 'discard'}
        title={syncText.discardTitle}
        description={syncText.discardBody(commit.mutations.length)}
        confirmLabel={syncText.discard}
        onClose={() => openDialog(null)}
        onConfirm={() => run(() => sync.discard(mutationId))}
      />
      {dialog === 'fields' && conflict?.kind === 'fields' ? (
        <ConflictDialog
          question={{ label, current: conflict.current, clashes: conflict.clashes }}
          laterLabel={syncText.later}
          onAnswer={(paths) => (paths === null ? openDialog(null) : run(() => sync.resolve(mutationId, [...paths])))}
        />
      ) : null}
      {dialog === 'fields' && conflict?.kind === 'several' ? (
        <SeveralConflicts
          commit={commit}
          records={conflict.records}
          onAnswer={(paths) => (paths === null ? openDialog(null) : run(() => sync.resolve(mutationId, paths)))}
        />
      ) : null}
    </div>
  )
}
