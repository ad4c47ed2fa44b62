import { Link, useLocation } from 'wouter'
import { useEffect } from 'react'
import { map, pairwise } from 'rxjs'
import type { SyncPort, SyncState, DeferredWork, PendingCommit } from '../../../ports/sync.port'
import { usePorts } from '../../app/ports-context'
import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { classNames } from '../../design/class-names'
import { useStream } from '../../hooks/use-stream'
import { connectionState } from '../../app/connection-state'
import { shellText } from '../../text/shell'
import { syncText } from '../../text/sync'
import type { Formats } from '../../text/format'
import { useToasts } from '../../app/toasts'
import { pendingChanges } from './pending-changes'
import styles from '../../app/connection-status.module.css'

interface SyncStatusProps {
  readonly sync: SyncPort
  readonly compact: boolean
  /** Someone means to go to the screen that shows all of it. */
  readonly onIntent: () => void
}

/** One dot and a few words about what is not with the server yet, and the way to all of it. Changes are read out. */
export function SyncStatus({ sync, compact, onIntent }: SyncStatusProps) {
  const { events } = usePorts()
  const { workspace, freshness, formats } = useWorkspace()
  const state = useStream(workspace.id, () => sync.state(workspace.id))
  const connection = useStream(events, () => events.connection$)
  useSyncNews(sync)
  if (state.status !== 'ready') return null
  const { tone, text } = syncSummary({
    state: state.value,
    connection: connection.status === 'ready' ? connectionState(connection.value) : 'connecting',
    isLive: freshness === 'live',
    formats,
  })
  return (
    <div role="status" title={text}>
      <Link
        href={screenPath(workspace.slug, 'sync')}
        className={classNames(styles.status, styles.link)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <span className={styles.dot} data-status={tone} aria-hidden="true" />
        <span className={compact ? 'visually-hidden' : styles.text}>{text}</span>
      </Link>
    </div>
  )
}

interface SyncSummary {
  /** As the dot shows it; `decide`: a person has to look. */
  readonly tone: 'online' | 'connecting' | 'offline' | 'decide'
  readonly text: string
}

export interface SyncSummaryInput {
  readonly state: SyncState
  readonly connection: ReturnType<typeof connectionState>
  /** What is shown has caught up with the server. */
  readonly isLive: boolean
  readonly formats: Pick<Formats, 'number' | 'percent'>
}

/** How things stand, in a few words: what a person must decide first, then what is not sent, then what is not here yet. */
export function syncSummary({ state, connection, isLive, formats: { number, percent } }: SyncSummaryInput): SyncSummary {
  const { waiting, conflicted, refused, unreadable, isFull, phase } = state
  const toDecide = conflicted + refused + unreadable
  if (toDecide > 0) return { tone: 'decide', text: syncText.toDecide(toDecide, number(toDecide)) }
  if (isFull) return { tone: 'decide', text: syncText.fullShort }
  if (waiting > 0) {
    if (connection === 'online') return { tone: 'connecting', text: syncText.sending(number(waiting)) }
    return { tone: connection === 'connecting' ? 'connecting' : 'offline', text: syncText.saved(number(waiting)) }
  }
  if (connection === 'connecting') return { tone: 'connecting', text: syncText.connecting }
  if (connection !== 'online') return { tone: 'offline', text: shellText.connection[connection] }
  if (phase.kind === 'loading') {
    const { records, total } = phase
    const text = total === null ? syncText.copying : syncText.copyingAt(percent(copiedPercent(records, total)))
    return { tone: 'connecting', text }
  }
  return isLive ? { tone: 'online', text: syncText.upToDate } : { tone: 'connecting', text: syncText.catchingUp }
}

/** Never all of it before the copy is complete. */
function copiedPercent(records: number, total: number): number {
  return Math.min(99, Math.floor((100 * records) / Math.max(1, total)))
}

/** Tells of what was sent later than it was written or asked for, and met with a conflict or a refusal. */
function useSyncNews(sync: SyncPort): void {
  const { workspace } = useWorkspace()
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const { id, slug } = workspace
  useEffect(() => {
    // What was there before is in the state beside it.
    const news$ = sync.outbox(id).pipe(
      map((works) => works.flatMap((work) => ('what' in work ? troubleWith(work) : troubleOf(work)))),
      pairwise(),
      map(([were, are]) => are.filter((trouble) => !were.some((was) => was.key === trouble.key))),
    )
    const subscription = news$.subscribe((news) => {
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
    return () => subscription.unsubscribe()
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
