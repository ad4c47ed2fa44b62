import type { DeferredState, PendingCommit, PendingWork } from '../../ports/sync.port'
import { isUndelivered, type OutboxEntry, type Undelivered } from './core/outbox-entry'
import type { DeliveryState } from './core/delivery-state'
import { errorOf } from './port-error-data'

/** The state of deliveries, which the outbox itself does not contain. */
export interface Deliverer {
  deliveryStateOf(entry: Undelivered): DeliveryState
  /** null: it is not being delivered. */
  percentOf(entry: Undelivered): number | null
}

/** The entries that the server does not have, as the port shows them. A file and the commit that announces it are one. */
export function pendingWorks(outbox: readonly OutboxEntry[], by?: Deliverer): readonly PendingWork[] {
  const files = new Set(outbox.flatMap(({ work }) => (work?.kind === 'file' ? [work.id] : [])))
  const isAnnouncement = ({ mutations: [first, ...more] }: PendingCommit): boolean =>
    first?.collection === 'files' && files.has(first.id) && more.length === 0
  return outbox.flatMap((entry): readonly PendingWork[] => {
    const { mutationId, at, work, state } = entry
    if (state.kind === 'acknowledged') return []
    if (work === undefined) {
      const commit = pendingCommit(entry)
      return commit === null || (commit.state.kind !== 'conflicted' && isAnnouncement(commit)) ? [] : [commit]
    }
    const common = { mutationId, at, state: isUndelivered(entry) ? deferredState(entry, by) : WAITING }
    if (work.kind === 'call') return [{ ...common, what: work }]
    const { resume: _, ...what } = work
    return [{ ...common, what }]
  })
}

const WAITING = { kind: 'waiting' } as const

/** null: the server has it. */
function pendingCommit({ mutationId, at, mutations, before, state }: OutboxEntry): PendingCommit | null {
  if (state.kind === 'acknowledged' || state.kind === 'declined') return null
  const common = { mutationId, at, mutations, before }
  if (state.kind === 'refused') return { ...common, state: { kind: 'refused', error: errorOf(state.error) } }
  return { ...common, state: state.kind === 'conflicted' ? { kind: 'conflicted', current: state.current } : state }
}

function deferredState(entry: Undelivered, by: Deliverer | undefined): DeferredState {
  const percent = by?.percentOf(entry) ?? null
  if (percent !== null) return { kind: 'sending', percent }
  const delivery = by?.deliveryStateOf(entry)
  if (delivery?.kind === 'refused') return { kind: 'refused', error: errorOf(delivery.error) }
  return delivery?.kind === 'declined' ? delivery : WAITING
}
