import { useSyncExternalStore } from 'react'
import { ConfirmDialog } from '../../design/confirm-dialog'
import { syncText } from '../../text/sync'
import { leaving } from './leaving'

/** Asks before one signs out of what was never sent. */
export function LeavingHost() {
  const unsent = useSyncExternalStore(leaving.subscribe, leaving.current)
  return (
    <ConfirmDialog
      open={unsent !== null}
      title={syncText.signOutTitle(unsent ?? 0)}
      description={syncText.signOutBody}
      confirmLabel={syncText.signOut}
      onClose={() => leaving.answer(false)}
      onConfirm={() => leaving.answer(true)}
    />
  )
}
