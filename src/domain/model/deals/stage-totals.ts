import type { Id } from '../kernel/id'
import { weightedTotal } from '../kernel/weighted-total'
import type { RecordOf } from '../records/collections'
import type { StageTotal } from '../records/views'
import type { Deal, Stage } from './deal'

/** What totals are computed from. Rows of the `dealRows` view fit as well as deals. */
export type Counted = Pick<RecordOf<'deals'>, 'workspaceId' | 'deletedAt'> &
  Pick<Deal, 'pipelineId' | 'stageId' | 'amountMinor' | 'currency' | 'probability'>

/**
 * The totals of every stage and currency that has live deals, in the order the deals come. A deal without an amount is
 * counted and adds nothing. Exact: sums are made of integers of any length, and rounding happens once, after summing.
 */
export function stageTotals(
  deals: Iterable<Counted>,
  stage: (id: Id) => Pick<Stage, 'probability'> | undefined,
): readonly StageTotal[] {
  const groups = new Map<string, Counted[]>()
  for (const deal of deals) {
    if (deal.deletedAt !== null) continue
    const key = `${deal.stageId}/${deal.currency}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [deal])
    else group.push(deal)
  }
  return [...groups.values()].flatMap((group) => totalOf(group, stage))
}

function totalOf(group: readonly Counted[], stage: (id: Id) => Pick<Stage, 'probability'> | undefined): readonly StageTotal[] {
  const [first] = group
  if (first === undefined) return []
  const { workspaceId, pipelineId, stageId, currency } = first
  const stageProbability = stage(stageId)?.probability ?? 0
  const total = weightedTotal(
    group.map(({ amountMinor, probability }) => ({ amountMinor, percent: probability ?? stageProbability })),
  )
  return [{ id: stageTotalId(stageId, currency), workspaceId, pipelineId, stageId, currency, count: group.length, ...total }]
}

/** The one id that is no UUID: `<stageId>/<currency>`, so that a row of the view is the same row after every change. */
export function stageTotalId(stageId: Id, currency: string): Id {
  return `${stageId}/${currency}` as Id
}
