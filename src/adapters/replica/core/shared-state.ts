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

/** The state that the parts of the core share: the outbox, the rows shown, and the effects so far. */
export class SharedState {
  readonly rows: Rows
  readonly rules: Rules
  readonly queue = new Queue()
  readonly overlay: Overlay
  /** Entries that would survive a crash, and so may be sent. */
  readonly durable = new Set<MutationId>()
  /** Entries that would not, because the disk is full: only the server's answer settles them. */
  readonly unkept = new Set<MutationId>()
  /** Commits that the feed brought before their own answer came. */
  readonly seenInFeed = new Set<MutationId>()
  /** Commits whose last answer was a replay: the server had carried them out at some unknown time before. */
  readonly replayed = new Set<MutationId>()
  /** Counts the server's answers to this tab: a larger number is newer. */
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

  /** The effects since the last call. */
  take(): readonly Effect[] {
    const effects = this.effects
    this.effects = []
    return effects
  }

  /** Changes the queue and the rows shown, in this tab and on the disk, in one step. */
  change(change: QueueChange, step: DiskStep = {}): void {
    this.adopt(change, step.changes)
    const { put = [], remove = [] } = change
    const outbox = put.length + remove.length === 0 ? {} : { outbox: { put, remove } }
    this.do({ kind: 'keep', step: { ...step, ...outbox }, mutationIds: put.map(({ mutationId }) => mutationId) })
  }

  /** Like `change`, but in this tab alone: the disk has it already, or another tab writes it. */
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

  /** The acknowledged commits that this one builds on, directly or through others. */
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

  /** The commits of `done` that build only on others of `done`. An earlier commit that stayed would hide their changes. */
  settling(done: readonly OutboxEntry[]): readonly OutboxEntry[] {
    const left = done.filter((entry) => this.beneath(entry).every((each) => done.includes(each)))
    return left.length === done.length ? done : this.settling(left)
  }

  /** When the server's answer came, as a count of its answers. */
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
    this.seenInFeed.delete(id)
    this.replayed.delete(id)
    this.acknowledgedAt.delete(id)
  }
}
