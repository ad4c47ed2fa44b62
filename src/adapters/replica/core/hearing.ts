import type { DiskStep } from '../disk/replica-disk'
import type { Desk } from './desk'
import type { Following } from './following'
import { answerOf } from './local-answer'
import type { OutboxEntry } from './outbox-entry'
import { recordsOf, TOLD_WITHIN_MS, type Sending } from './sending'
import type { Waiting } from './waiting'

export interface HearingParts {
  readonly desk: Desk
  readonly waiting: Waiting
  readonly sending: Sending
  readonly following: Following
}

/** Applies the steps that other tabs of this browser wrote. */
export class Hearing {
  private readonly desk: Desk
  private readonly waiting: Waiting
  private readonly sending: Sending
  private readonly following: Following

  constructor({ desk, waiting, sending, following }: HearingParts) {
    this.desk = desk
    this.waiting = waiting
    this.sending = sending
    this.following = following
  }

  heard(step: DiskStep): void {
    const { desk } = this
    this.following.heard(step)
    const { put = [], remove = [] } = step.outbox ?? {}
    for (const entry of put) this.hearEntry(entry)
    // A step of this tab that still contains the entry may be on its way to the disk.
    const isWaitingHere = remove.some((id) => desk.queue.get(id)?.state.kind === 'waiting')
    if (remove.length > 0 && (desk.isLeader || isWaitingHere))
      desk.do({ kind: 'keep', step: { outbox: { remove } }, mutationIds: [] })
    for (const id of remove) {
      // An acknowledged commit stays shown until the feed has brought it to this tab too.
      const state = desk.queue.get(id)?.state.kind
      if (state !== undefined && state !== 'acknowledged') desk.adopt({ remove: [id] })
    }
  }

  private hearEntry(entry: OutboxEntry): void {
    const { mutationId, state } = entry
    const { desk, waiting, sending } = this
    const isTold = state.kind === 'acknowledged' && desk.told.has(mutationId)
    if (state.kind === 'acknowledged') sending.note(entry, recordsOf(entry, state.records))
    desk.durable.add(mutationId)
    const earlier = desk.acknowledged().map((each) => each.mutationId)
    desk.adopt({ put: [entry] })
    if (isTold) this.following.settle([...earlier, mutationId])
    if (state.kind === 'acknowledged' && !isTold) desk.do({ kind: 'wake', to: 'ask', afterMs: TOLD_WITHIN_MS })
    if (state.kind === 'waiting' || !waiting.isHere(mutationId)) return
    if (state.kind === 'acknowledged') {
      const outcomes = state.records.map((record) => ({ status: 'written', record, replayed: false }) as const)
      waiting.answer(mutationId, { kind: 'outcomes', outcomes })
      return
    }
    // The caller decides what happens next, so nobody else has to.
    sending.forgo(entry)
    waiting.answer(mutationId, answerOf(entry))
  }
}
