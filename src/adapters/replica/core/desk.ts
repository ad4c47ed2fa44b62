import type { MutationId } from '../../../domain/model/records/meta'
import type { RecordChange } from '../../shared/commits/commit-entry'
import type { DiskStep } from '../disk/replica-disk'
import type { Effect } from './events'
import type { OutboxEntry } from './outbox-entry'
import { Overlay } from './overlay'
import { Queue } from './queue'
import { keyOf } from './record-key'
import type { Rows, Rules } from './rules'

interface QueueChange {
  readonly put?: readonly OutboxEntry[]
  readonly remove?: readonly MutationId[]
}

/** What the parts of the core share: the commits on their way, what is shown, and the effects so far. */
export class Desk {
  readonly rows: Rows
  readonly rules: Rules
  readonly queue = new Queue()
  readonly overlay: Overlay
  /** Commits that may be sent, and would survive a crash. */
  readonly durable = new Set<MutationId>()
  /** Those among them that would not, for there was no room: the server's answer alone is an answer to them. */
  readonly unkept = new Set<MutationId>()
  /** Commits that the feed told of before their answer came. */
  readonly told = new Set<MutationId>()
  /** Commits that the server had done before it was asked for the last time: nobody knows how long before. */
  readonly replayed = new Set<MutationId>()
  /** Counts what the server said: of two answers to this tab, the larger is newer. */
  moment = 0
  isUp = false
  isLeader = false
  private effects: Effect[] = []
  private readonly acknowledgedAt = new Map<MutationId, number>()

  constructor(rows: Rows, rules: Rules) {
    this.rows = rows
    this.rules = rules
    this.overlay = new Overlay(rows, rules)
  }

  do(effect: Effect): void {
    this.effects.push(effect)
  }

  /** The effects since it was last asked. */
  take(): readonly Effect[] {
    const effects = this.effects
    this.effects = []
    return effects
  }

  /** Changes the queue, and what is shown, here and on the disk, in one step. */
  change(change: QueueChange, step: DiskStep = {}): void {
    this.adopt(change, step.changes)
    const { put = [], remove = [] } = change
    const outbox = put.length + remove.length === 0 ? {} : { outbox: { put, remove } }
    this.do({ kind: 'keep', step: { ...step, ...outbox }, mutationIds: put.map(({ mutationId }) => mutationId) })
  }

  /** As `change`, for what is on the disk already, or is for a disk that another tab writes. */
  adopt({ put = [], remove = [] }: QueueChange, truth: readonly RecordChange[] = []): void {
    for (const entry of put) {
      this.queue.put(entry)
      this.stamp(entry)
    }
    for (const id of remove) this.drop(id)
    const touched = [...put.map(({ mutationId }) => mutationId), ...remove]
    this.overlay.settle(this.queue.all(), { truth, touched })
  }

  acknowledged(): readonly OutboxEntry[] {
    return this.queue.all().filter(({ state }) => state.kind === 'acknowledged')
  }

  /** Those among them that the server did before this one: what the commit was written upon, and what those were. */
  beneath({ order, mutations }: OutboxEntry): readonly OutboxEntry[] {
    const keys = new Set(mutations.map(keyOf))
    return this.acknowledged()
      .toReversed()
      .filter((each) => {
        const isBeneath = each.order < order && each.mutations.some((mutation) => keys.has(keyOf(mutation)))
        if (isBeneath) for (const mutation of each.mutations) keys.add(keyOf(mutation))
        return isBeneath
      })
  }

  /** Those of them that none which stays was done before: shown alone, that one would hide what they did. */
  settling(done: readonly OutboxEntry[]): readonly OutboxEntry[] {
    const left = done.filter((entry) => this.beneath(entry).every((each) => done.includes(each)))
    return left.length === done.length ? done : this.settling(left)
  }

  /** The moment the server's answer to it came. */
  answeredAt({ mutationId }: OutboxEntry): number {
    return this.acknowledgedAt.get(mutationId) ?? this.moment
  }

  private stamp({ mutationId, state }: OutboxEntry): void {
    if (state.kind !== 'acknowledged') this.acknowledgedAt.delete(mutationId)
    else if (!this.acknowledgedAt.has(mutationId)) {
      this.moment += 1
      this.acknowledgedAt.set(mutationId, this.moment)
    }
  }

  private drop(id: MutationId): void {
    this.queue.remove(id)
    this.durable.delete(id)
    this.unkept.delete(id)
    this.told.delete(id)
    this.replayed.delete(id)
    this.acknowledgedAt.delete(id)
  }
}
