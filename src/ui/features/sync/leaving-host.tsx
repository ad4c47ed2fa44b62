import { useEffect } from 'react'
import { useShown } from '../../hooks/shown-value'
import { useServices } from '../../app/ports-context'
import { ConfirmDialog } from '../../design/confirm-dialog'
import { syncText } from '../../text/sync'
import { leaving } from '../../app/leaving'
import type { DroppedWork, SyncPort } from '../../../ports/sync.port'
import { useToasts } from '../../app/toasts'
import { deferredLabel } from './deferred-item'
import { pendingChanges } from './pending-changes'

/** Asks before one signs out of what was never sent, and shows what never will be. */
export function LeavingHost() {
  useDroppedNews(useServices().sync)
  const unsent = useShown(leaving)
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

/** More names than these say no more. */
const NAMED = 5

/** Tells of what was lost with a workspace that was taken from this person: no screen of it is there to say so. */
function useDroppedNews(sync: SyncPort | null): void {
  const toasts = useToasts()
  useEffect(() => {
    const shown = new Map<string, { readonly toast: string; readonly count: number }>()
    const subscription = sync?.dropped$.subscribe((works) => {
      for (const work of works) {
        const names = namesOf(work)
        const before = shown.get(work.workspaceId)
        if (before?.count === names.length) continue
        if (before !== undefined) toasts.dismiss(before.toast)
        const toast = toasts.show({
          tone: 'danger',
          title: syncText.dropped.title(names.length),
          body: syncText.dropped.body(work.workspace, names.slice(0, NAMED), Math.max(0, names.length - NAMED)),
          sticky: true,
        })
        shown.set(work.workspaceId, { toast, count: names.length })
      }
    })
    return () => {
      subscription?.unsubscribe()
      // The next subscriber shows it again.
      for (const { toast } of shown.values()) toasts.dismiss(toast)
    }
  }, [sync, toasts])
}

function namesOf({ works }: DroppedWork): readonly string[] {
  return works.flatMap((work) => ('what' in work ? [deferredLabel(work)] : pendingChanges(work).map(syncText.change)))
}
