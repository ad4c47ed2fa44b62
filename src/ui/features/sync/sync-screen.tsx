import { CloudCheck, Download } from 'lucide-react'
import { combineLatest } from 'rxjs'
import { useId, useState } from 'react'
import type { SyncPort, SyncState } from '../../../ports/sync.port'
import { useRuntime, useServices } from '../../app/ports-context'
import { saveAs } from '../../app/save-as'
import { useSubmission } from '../../app/submission'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { EmptyState } from '../../design/message'
import { ProgressLine } from '../../design/progress-line'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { ScreenSkeleton } from '../../app/screen-skeleton'
import { syncText } from '../../text/sync'
import { ConfirmDialog } from '../../design/confirm-dialog'
import { PendingList } from './pending-list'
import styles from './sync.module.css'
import { SyncProblem } from './sync-item'

/** What this device holds of the workspace, and what of it is not with the server yet. */
export function SyncScreen() {
  const { sync } = useServices()
  return sync === null ? (
    <Page title={syncText.title}>
      <EmptyState icon={<CloudCheck />} title={syncText.direct}>
        {syncText.directHint}
      </EmptyState>
    </Page>
  ) : (
    <Outbox sync={sync} />
  )
}

function Outbox({ sync }: { readonly sync: SyncPort }) {
  const { workspace } = useWorkspace()
  const outbox = useStream(workspace.id, () =>
    combineLatest({ state: sync.state(workspace.id), works: sync.outbox(workspace.id) }),
  )
  const [saving, submission] = useSubmission()
  const save = () => void submission.run(async () => saveAs(await sync.export(workspace.id), syncText.fileName(workspace.slug)))
  const works = outbox.status === 'ready' ? outbox.value.works : []
  const unreadable = outbox.status === 'ready' ? outbox.value.state.unreadable : 0
  const isEmpty = works.length + unreadable === 0
  return (
    <Page
      title={syncText.title}
      actions={
        isEmpty ? null : (
          <Button icon={<Download size={14} />} busy={saving.isBusy} onClick={save}>
            {syncText.export}
          </Button>
        )
      }
    >
      <SyncProblem message={saving.error} />
      {outbox.status === 'ready' ? (
        <>
          <ReplicaNote state={outbox.value.state} />
          {isEmpty ? (
            <EmptyState icon={<CloudCheck />} title={syncText.empty}>
              {syncText.emptyHint}
            </EmptyState>
          ) : (
            <div className={styles.list}>
              {unreadable === 0 ? null : <UnreadableWrites sync={sync} count={unreadable} />}
              <PendingList sync={sync} works={works} />
            </div>
          )}
        </>
      ) : (
        <ScreenSkeleton />
      )}
    </Page>
  )
}

/** How much of the workspace is here, and since when. */
function ReplicaNote({ state: { phase, seenAt, isFull, waiting } }: { readonly state: SyncState }) {
  const { formats } = useWorkspace()
  const runtime = useRuntime()
  const seen = seenAt === null ? syncText.neverSeen : syncText.seen(formats.ago(seenAt, runtime.now()))
  return (
    <>
      <SyncProblem message={isFull ? syncText.full(waiting, formats.number(waiting)) : null} />
      {phase.kind === 'loading' ? (
        <div className={styles.held}>
          <ProgressLine label={syncText.copying} done={phase.records} total={phase.total}>
            <p>
              {syncText.held.loading(formats.number(phase.records), phase.total === null ? null : formats.number(phase.total))}
            </p>
          </ProgressLine>
        </div>
      ) : (
        <p className={styles.held}>
          {syncText.held[phase.kind]} {seen}
        </p>
      )}
    </>
  )
}

/** What was written here and can be made no sense of any more: it stays until somebody lets go of it. */
function UnreadableWrites({ sync, count }: { readonly sync: SyncPort; readonly count: number }) {
  const { workspace, formats } = useWorkspace()
  const [state, submission] = useSubmission()
  const [isConfirming, setConfirming] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {syncText.unreadable}
      </h2>
      <div className={styles.item}>
        <div className={styles.body}>
          <p className={styles.why}>{syncText.unreadableWhy(count, formats.number(count))}</p>
          <SyncProblem message={state.error} />
        </div>
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" busy={state.isBusy} onClick={() => setConfirming(true)}>
            {syncText.discardUnreadable}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={syncText.discardUnreadableTitle}
        description={syncText.discardUnreadableBody}
        confirmLabel={syncText.discard}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          void submission.run(() => sync.discardUnreadable(workspace.id))
        }}
      />
    </section>
  )
}
