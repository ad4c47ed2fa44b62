import { useSyncExternalStore } from 'react'
import { useServices } from '../../app/ports-context'
import { ConfirmDialog } from '../../design/confirm-dialog'
import { syncText } from '../../text/sync'
import { leaving } from '../../app/leaving'
import { useDroppedNews } from './use-dropped-news'

/** Asks before one signs out of what was never sent, and tells of what never will be. */
export function LeavingHost() {
  useDroppedNews(useServices().sync)
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
