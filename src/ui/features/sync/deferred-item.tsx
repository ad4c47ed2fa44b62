import { Paperclip, Send } from 'lucide-react'
import { useState } from 'react'
import type { DeferredWork, SyncPort } from '../../../ports/sync.port'
import { saveAs } from '../../app/save-as'
import { useSubmission } from '../../app/submission'
import { useWorkspace } from '../../app/workspace-context'
import { ConfirmDialog } from '../../design/confirm-dialog'
import { syncText } from '../../text/sync'
import { waitingText, refusalText } from '../../text/refusal-text'
import { errorText } from '../../text/error-text'
import { bytesText } from '../../text/files'
import styles from './sync.module.css'
import { SyncButton, SyncItem } from './sync-item'

interface DeferredItemProps {
  readonly sync: SyncPort
  readonly work: DeferredWork
}

/** A file or a call that waits: what it is, how far it has come, and what can be done about it. */
export function DeferredItem({ sync, work }: DeferredItemProps) {
  const [state, submission] = useSubmission()
  const [isConfirming, setConfirming] = useState(false)
  const { mutationId, at, what } = work
  const label = deferredLabel(work)
  const isStuck = work.state.kind === 'refused' || work.state.kind === 'declined'
  const run = (task: () => Promise<void>) => void submission.run(task)
  const download = async (name: string) => saveAs(await sync.bytes(mutationId), name)
  return (
    <SyncItem
      at={at}
      error={state.error}
      actions={
        <>
          <div className={styles.actions}>
            {isStuck ? (
              <SyncButton
                label={syncText.retry}
                about={label}
                busy={state.isBusy}
                onClick={() => run(() => sync.retry(mutationId))}
              />
            ) : null}
            {what.kind === 'file' ? (
              <SyncButton
                label={waitingText.download}
                about={label}
                disabled={state.isBusy}
                onClick={() => run(() => download(what.name))}
              />
            ) : null}
            <SyncButton
              label={syncText.discard}
              about={label}
              variant="quiet"
              disabled={state.isBusy}
              onClick={() => setConfirming(true)}
            />
          </div>
          <ConfirmDialog
            open={isConfirming}
            title={what.kind === 'file' ? waitingText.cancelFile(what.name) : waitingText.cancelCall}
            description={what.kind === 'file' ? waitingText.cancelFileBody : waitingText.cancelCallBody}
            confirmLabel={what.kind === 'file' ? syncText.discard : waitingText.leave}
            onClose={() => setConfirming(false)}
            onConfirm={() => {
              setConfirming(false)
              run(() => sync.discard(mutationId))
            }}
          />
        </>
      }
    >
      <p className={styles.what}>
        {what.kind === 'file' ? <Paperclip size={12} aria-hidden="true" /> : <Send size={12} aria-hidden="true" />} {label}
      </p>
      <DeferredNote work={work} />
    </SyncItem>
  )
}

/** How large it is and how far it has come, or why it comes no further. */
export function DeferredNote({ work: { what, state } }: { readonly work: DeferredWork }) {
  const { formats } = useWorkspace()
  if (state.kind === 'refused') return <p className={styles.why}>{errorText(state.error)}</p>
  if (state.kind === 'declined') return <p className={styles.why}>{refusalText(state.refusal)}</p>
  const size = what.kind === 'file' ? bytesText(what.sizeBytes, formats.locale) : null
  const now = state.kind === 'sending' && what.kind === 'file' ? waitingText.sending(formats.percent(state.percent)) : null
  return <p className={styles.hint}>{[size, now ?? waitingText.state].filter(Boolean).join(' · ')}</p>
}

export function deferredLabel({ what }: Pick<DeferredWork, 'what'>): string {
  if (what.kind === 'file') return waitingText.file(what.name)
  if (what.name === 'invite-member') return waitingText.call[what.name](what.input.email)
  return waitingText.call[what.name]
}
