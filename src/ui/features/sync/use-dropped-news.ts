import { useEffect } from 'react'
import type { DroppedWork, SyncPort } from '../../../ports/sync.port'
import { useToasts } from '../../app/toasts'
import { syncText } from '../../text/sync'
import { deferredLabel } from './deferred-label'
import { pendingChanges } from './pending-changes'

/** More names than these say no more. */
const NAMED = 5

/** Tells of what was lost with a workspace that was taken from this person: no screen of it is there to say so. */
export function useDroppedNews(sync: SyncPort | null): void {
  const toasts = useToasts()
  useEffect(() => {
    const shown = new Map<string, { readonly toast: string; readonly count: number }>()
    const telling = sync?.dropped$.subscribe((works) => {
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
      telling?.unsubscribe()
      // Whoever listens next tells it again.
      for (const { toast } of shown.values()) toasts.dismiss(toast)
    }
  }, [sync, toasts])
}

function namesOf({ commits, deferred }: DroppedWork): readonly string[] {
  return [...commits.flatMap((commit) => pendingChanges(commit).map(syncText.change)), ...deferred.map(deferredLabel)]
}
