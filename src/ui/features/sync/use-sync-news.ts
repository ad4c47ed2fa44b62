import { useEffect } from 'react'
import { map, pairwise } from 'rxjs'
import { useLocation } from 'wouter'
import type { PendingCommit, SyncPort } from '../../../ports/sync.port'
import { screenPath } from '../../app/routes'
import { useToasts } from '../../app/toasts'
import { useWorkspace } from '../../app/workspace-context'
import { syncText } from '../../text/sync'
import { pendingChanges } from './pending-changes'

/** Tells of what was sent later than it was written, and met with a conflict or a refusal. */
export function useSyncNews(sync: SyncPort): void {
  const { workspace } = useWorkspace()
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const { id, slug } = workspace
  useEffect(() => {
    // What stood there before this screen did is told by the state beside it.
    const troubled$ = sync.outbox(id).pipe(
      pairwise(),
      map(([were, are]) => are.filter((commit) => isTroubled(commit) && !were.some((was) => isSameTrouble(was, commit)))),
    )
    const telling = troubled$.subscribe((troubled) => {
      const [first] = troubled
      // Whoever looks at it sees it.
      if (first === undefined || location.pathname === screenPath(slug, 'sync')) return
      const [change] = pendingChanges(first)
      toasts.show({
        tone: 'danger',
        title: troubled.length === 1 ? syncText.notSent : syncText.notSentAll(troubled.length),
        ...(change === undefined || troubled.length > 1 ? {} : { body: syncText.change(change) }),
        sticky: true,
        actions: [{ label: syncText.look, run: () => navigate(screenPath(slug, 'sync')) }],
      })
    })
    return () => telling.unsubscribe()
  }, [sync, id, slug, toasts, navigate])
}

function isTroubled({ state }: PendingCommit): boolean {
  return state.kind !== 'waiting'
}

function isSameTrouble(one: PendingCommit, other: PendingCommit): boolean {
  return one.mutationId === other.mutationId && one.state.kind === other.state.kind
}
