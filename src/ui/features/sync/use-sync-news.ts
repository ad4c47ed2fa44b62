import { useEffect } from 'react'
import { combineLatest, map, pairwise } from 'rxjs'
import { useLocation } from 'wouter'
import type { DeferredWork, PendingCommit, SyncPort } from '../../../ports/sync.port'
import { screenPath } from '../../app/routes'
import { useToasts } from '../../app/toasts'
import { useWorkspace } from '../../app/workspace-context'
import { syncText } from '../../text/sync'
import { pendingChanges } from './pending-changes'

/** Tells of what was sent later than it was written or asked for, and met with a conflict or a refusal. */
export function useSyncNews(sync: SyncPort): void {
  const { workspace } = useWorkspace()
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const { id, slug } = workspace
  useEffect(() => {
    // What stood there before this screen did is told by the state beside it.
    const news$ = combineLatest([sync.outbox(id), sync.deferred(id)]).pipe(
      map(([commits, works]) => [...commits.flatMap(troubleOf), ...works.flatMap(troubleWith)]),
      pairwise(),
      map(([were, are]) => are.filter((trouble) => !were.some((was) => was.key === trouble.key))),
    )
    const telling = news$.subscribe((news) => {
      const [first] = news
      // Whoever looks at it sees it.
      if (first === undefined || location.pathname === screenPath(slug, 'sync')) return
      const isOne = news.length === 1
      toasts.show({
        tone: 'danger',
        title: isOne ? syncText.news[first.kind] : syncText.newsOfAll(news.length),
        ...(isOne && first.about !== null && { body: first.about }),
        sticky: true,
        actions: [{ label: syncText.look, run: () => navigate(screenPath(slug, 'sync')) }],
      })
    })
    return () => telling.unsubscribe()
  }, [sync, id, slug, toasts, navigate])
}

interface Trouble {
  /** The same for as long as it is the same trouble. */
  readonly key: string
  readonly kind: keyof typeof syncText.news
  readonly about: string | null
}

function troubleOf(commit: PendingCommit): readonly Trouble[] {
  const { mutationId, state } = commit
  if (state.kind === 'waiting') return []
  const [change] = pendingChanges(commit)
  const about = change === undefined ? null : syncText.change(change)
  return [{ key: `${mutationId} ${state.kind}`, kind: state.kind, about }]
}

function troubleWith({ mutationId, what, state }: DeferredWork): readonly Trouble[] {
  if (state.kind !== 'refused' && state.kind !== 'declined') return []
  return [{ key: `${mutationId} ${state.kind}`, kind: what.kind, about: what.kind === 'file' ? what.name : null }]
}
