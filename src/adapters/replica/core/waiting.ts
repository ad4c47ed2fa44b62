import type { AnyRecord } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { Outcome } from '../../../domain/model/records/mutation'
import type { SharedState } from './shared-state'
import type { Answer } from './events'
import type { OutboxEntry, PortErrorData } from './outbox-entry'

/** The callers in this tab whose commits have no answer yet. */
export class Waiting {
  private readonly shared: SharedState
  private readonly here = new Set<MutationId>()
  private readonly late = new Set<MutationId>()

  constructor(shared: SharedState) {
    this.shared = shared
  }

  add(mutationId: MutationId): void {
    this.here.add(mutationId)
  }

  isHere(mutationId: MutationId): boolean {
    return this.here.has(mutationId)
  }

  all(): readonly MutationId[] {
    return [...this.here]
  }

  /** The connection has had its time to answer this commit. */
  becomeLate(mutationId: MutationId): void {
    if (this.here.has(mutationId)) this.late.add(mutationId)
  }

  /** Whether it is late, shown and durable. Of any other commit only the server can say what becomes of it. */
  isDue(entry: OutboxEntry): boolean {
    const { unkept, overlay } = this.shared
    const { mutationId, state } = entry
    return this.late.has(mutationId) && state.kind === 'waiting' && !unkept.has(mutationId) && overlay.written(entry) !== null
  }

  answer(mutationId: MutationId, answer: Answer): void {
    this.late.delete(mutationId)
    if (this.here.delete(mutationId)) this.shared.do({ kind: 'answer', mutationId, answer })
  }

  /**
   * Answers with the record shown, which is durable and will be sent. A commit that is not shown, because the server would
   * reject it, was never promised: it is discarded.
   */
  settleOffline(entry: OutboxEntry, error: PortErrorData, isReplay = false): void {
    const { mutationId } = entry
    const isKept = this.shared.durable.has(mutationId) && !this.shared.unkept.has(mutationId)
    const outcomes = isKept ? this.shown(entry, isReplay) : null
    if (outcomes === null) {
      this.shared.change({ remove: [mutationId] })
      this.answer(mutationId, { kind: 'error', error })
      return
    }
    if (entry.isAwaited) this.shared.change({ put: [{ ...entry, isAwaited: false }] })
    this.answer(mutationId, { kind: 'outcomes', outcomes })
  }

  /** `null`: the commit is not shown. */
  private shown(entry: OutboxEntry, isReplay: boolean): readonly Outcome<AnyRecord>[] | null {
    const records = this.shared.overlay.written(entry)
    return records?.map((record) => ({ status: 'written', record, replayed: isReplay })) ?? null
  }
}
