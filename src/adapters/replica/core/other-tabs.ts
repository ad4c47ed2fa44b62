import type { DiskStep } from '../disk/replica-disk'
import type { SharedState } from './shared-state'
import type { Following } from './following'
import { answerOf } from './local-answer'
import type { OutboxEntry } from './outbox-entry'
import { recordsOf, FEED_DEADLINE_MS, type Sending } from './sending'
import type { Waiting } from './waiting'

export interface OtherTabsParts {
  readonly shared: SharedState
  readonly waiting: Waiting
  readonly sending: Sending
  readonly following: Following
}

/** Applies the steps that other tabs of this browser wrote. */
export class OtherTabs {
  private readonly shared: SharedState
  private readonly waiting: Waiting
  private readonly sending: Sending
  private readonly following: Following

  constructor({ shared, waiting, sending, following }: OtherTabsParts) {
    this.shared = shared
    this.waiting = waiting
    this.sending = sending
    this.following = following
  }

  apply(step: DiskStep): void {
    const { shared } = this
    this.following.otherTabWrote(step)
    const { put = [], remove = [] } = step.outbox ?? {}
    for (const entry of put) this.applyEntry(entry)
    // A step of this tab that still contains the entry may be on its way to the disk.
    const isWaitingHere = remove.some((id) => shared.queue.get(id)?.state.kind === 'waiting')
    if (remove.length > 0 && (shared.isLeader || isWaitingHere))
      shared.do({ kind: 'keep', step: { outbox: { remove } }, mutationIds: [] })
    for (const id of remove) {
      // An acknowledged commit stays shown until the feed has brought it to this tab too.
      const state = shared.queue.get(id)?.state.kind
      if (state !== undefined && state !== 'acknowledged') shared.adopt({ remove: [id] })
    }
  }

  private applyEntry(entry: OutboxEntry): void {
    const { mutationId, state } = entry
    const { shared, waiting, sending } = this
    const isInFeed = state.kind === 'acknowledged' && shared.seenInFeed.has(mutationId)
    if (state.kind === 'acknowledged') sending.note(entry, recordsOf(entry, state.records))
    shared.durable.add(mutationId)
    const earlier = shared.acknowledged().map((each) => each.mutationId)
    shared.adopt({ put: [entry] })
    if (isInFeed) this.following.settle([...earlier, mutationId])
    if (state.kind === 'acknowledged' && !isInFeed) shared.do({ kind: 'wake', to: 'confirm', afterMs: FEED_DEADLINE_MS })
    if (state.kind === 'waiting' || !waiting.isHere(mutationId)) return
    if (state.kind === 'acknowledged') {
      const outcomes = state.records.map((record) => ({ status: 'written', record, replayed: false }) as const)
      waiting.answer(mutationId, { kind: 'outcomes', outcomes })
      return
    }
    // The caller gets the answer and decides, so the outbox need not keep the commit.
    sending.forgo(entry)
    waiting.answer(mutationId, answerOf(entry))
  }
}
