import type { Id } from '../../../domain/model/kernel/id'
import { type Instant, instantOf } from '../../../domain/model/kernel/instant'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { ElevatedRecords, RuleState, RuleTurn, RuleTurns } from '../../../domain/use-cases/functions/function-context'
import { ruleStateKey, type KeyValues } from './store'

/** A commit under way may still add a line of this moment. */
const FINAL_AFTER_MS = 1000
const HOUR_MS = 3_600_000

/**
 * The `RuleTurns` of one call. Used where no other call runs rules, so that there is nothing to lease; how far they have come is
 * kept beside the records.
 */
export class LocalRuleTurns implements RuleTurns {
  private readonly records: Pick<ElevatedRecords, 'find'>
  private readonly store: KeyValues
  private readonly now: () => number
  /** Workspaces that failed or had their turn, with nothing left. */
  private readonly taken = new Set<Id>()

  constructor(records: Pick<ElevatedRecords, 'find'>, store: KeyValues, now: () => number) {
    this.records = records
    this.store = store
    this.now = now
  }

  async claim({ workspaceId }: { readonly workspaceId: Id | null }): Promise<RuleTurn | null> {
    const on = await this.records.find<'rules'>('rules', { workspaceId, where: { op: 'eq', field: 'status', value: 'on' } })
    const waiting = await this.waiting(workspaceId)
    const since = new Map<Id, Instant>()
    for (const { workspaceId: id, updatedAt } of on) since.set(id, earlier(since.get(id), updatedAt))
    for (const id of new Set([...since.keys(), ...waiting])) {
      if (this.taken.has(id)) continue
      const turn = { workspaceId: id, token: id, state: await this.store.read<RuleState>(ruleStateKey(id)) }
      if (!waiting.has(id) && !(await this.isDue(turn, since.get(id)))) continue
      this.taken.add(id)
      return turn
    }
    return null
  }

  async lines(
    { workspaceId }: RuleTurn,
    { at, id }: Pick<RuleState, 'at' | 'id'>,
    most: number,
  ): Promise<readonly RecordOf<'activities'>[]> {
    const final = instantOf(this.now() - FINAL_AFTER_MS)
    const where = {
      op: 'and',
      of: [
        { op: 'gte', field: 'at', value: at },
        { op: 'lte', field: 'at', value: final },
      ],
    } as const
    const found = await this.records.find<'activities'>('activities', { workspaceId, where })
    return found
      .filter((line) => line.at > at || id === null || line.id > id)
      .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1))
      .slice(0, most)
  }

  async keep({ workspaceId }: RuleTurn, state: RuleState): Promise<boolean> {
    await this.store.write(ruleStateKey(workspaceId), state)
    return true
  }

  async release({ workspaceId }: RuleTurn): Promise<void> {
    this.taken.delete(workspaceId)
  }

  private async waiting(workspaceId: Id | null): Promise<ReadonlySet<Id>> {
    const due = await this.records.find<'ruleRuns'>('ruleRuns', {
      workspaceId,
      where: {
        op: 'and',
        of: [
          { op: 'eq', field: 'status', value: 'waiting' },
          { op: 'lte', field: 'dueAt', value: instantOf(this.now()) },
        ],
      },
    })
    return new Set(due.map((run) => run.workspaceId))
  }

  /** Without a rule that is on, only what waits is. */
  private async isDue(turn: RuleTurn, since: Instant | undefined): Promise<boolean> {
    if (since === undefined) return false
    if (turn.state === null || Date.parse(turn.state.scannedAt) + HOUR_MS <= this.now()) return true
    const place = turn.state.at < since ? { at: since, id: null } : turn.state
    return (await this.lines(turn, place, 1)).length > 0
  }
}

function earlier(a: Instant | undefined, b: Instant): Instant {
  return a === undefined || b < a ? b : a
}
