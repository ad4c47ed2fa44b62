import { useId, useState } from 'react'
import type { SyncPort } from '../../../ports/sync.port'
import { useSubmission } from '../../app/use-submission'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { ConfirmDialog } from '../../design/confirm-dialog'
import { syncText } from '../../text/sync'
import styles from './sync.module.css'

/** What was written here and can be made no sense of any more: it stays until somebody lets go of it. */
export function UnreadableWrites({ sync, count }: { readonly sync: SyncPort; readonly count: number }) {
  const { workspace, formats } = useWorkspace()
  const [state, submission] = useSubmission()
  const [isAsked, ask] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {syncText.unreadable}
      </h2>
      <div className={styles.item}>
        <div className={styles.body}>
          <p className={styles.why}>{syncText.unreadableWhy(count, formats.number(count))}</p>
          {state.error === null ? null : (
            <p role="alert" className={styles.problem}>
              {state.error}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" busy={state.isBusy} onClick={() => ask(true)}>
            {syncText.discardUnreadable}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={syncText.discardUnreadableTitle}
        description={syncText.discardUnreadableBody}
        confirmLabel={syncText.discard}
        onClose={() => ask(false)}
        onConfirm={() => {
          ask(false)
          void submission.run(() => sync.discardUnreadable(workspace.id))
        }}
      />
    </section>
  )
}
