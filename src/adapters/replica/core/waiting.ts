import type { AnyRecord } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { Outcome } from '../../../domain/model/records/mutation'
import type { Desk } from './desk'
import type { Answer } from './events'
import type { OutboxEntry, PortErrorData } from './outbox-entry'

/** The callers in this tab whose commits have no answer yet. */
export class Waiting {
  private readonly desk: Desk
  private readonly here = new Set<MutationId>()
  private readonly late = new Set<MutationId>()

  constructor(desk: Desk) {
    this.desk = desk
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
    const { unkept, overlay } = this.desk
    const { mutationId, state } = entry
    return this.late.has(mutationId) && state.kind === 'waiting' && !unkept.has(mutationId) && overlay.written(entry) !== null
  }

  answer(mutationId: MutationId, answer: Answer): void {
    this.late.delete(mutationId)
    if (this.here.delete(mutationId)) this.desk.do({ kind: 'answer', mutationId, answer })
  }

  /**
   * Answers with the record shown, which is durable and will be sent. A commit that is not shown, because the server would
   * reject it, was never promised: it is discarded.
   */
  settleWithoutLine(entry: OutboxEntry, error: PortErrorData, isReplay = false): void {
    const { mutationId } = entry
    const isKept = this.desk.durable.has(mutationId) && !this.desk.unkept.has(mutationId)
    const outcomes = isKept ? this.shown(entry, isReplay) : null
    if (outcomes === null) {
      this.desk.change({ remove: [mutationId] })
      this.answer(mutationId, { kind: 'error', error })
      return
    }
    if (entry.isAwaited) this.desk.change({ put: [{ ...entry, isAwaited: false }] })
    this.answer(mutationId, { kind: 'outcomes', outcomes })
  }

  /** `null`: the commit is not shown. */
  private shown(entry: OutboxEntry, isReplay: boolean): readonly Outcome<AnyRecord>[] | null {
    const records = this.desk.overlay.written(entry)
    return records?.map((record) => ({ status: 'written', record, replayed: isReplay })) ?? null
  }
}
