import { rankBetween } from '../../model/kernel/rank'
import type { Id } from '../../model/kernel/id'
import type { DealRow } from '../../model/records/views'
import type { Mutation } from '../../model/records/mutation'

type Moved = Pick<DealRow, 'id' | 'version'>

export interface Neighbours {
  /** The rank of the deal above the new place, and below it; null where there is none. */
  readonly above: string | null
  readonly below: string | null
}

/** Into a stage, between two neighbours: one write, whatever the length of the column. */
export function moveDeal(deal: Moved, stageId: Id, { above, below }: Neighbours): Mutation {
  return {
    kind: 'update',
    collection: 'deals',
    id: deal.id,
    patch: { stageId, rank: rankBetween(above, below) },
    expect: deal.version,
  }
}

/** Into the won stage of its pipeline; the backend stamps when. */
export function winDeal(deal: Moved, wonStageId: Id): Mutation {
  return { kind: 'update', collection: 'deals', id: deal.id, patch: { stageId: wonStageId }, expect: deal.version }
}

/** Into the lost stage of its pipeline, for a reason. */
export function loseDeal(deal: Moved, lostStageId: Id, why: { readonly reasonId: Id; readonly note: string | null }): Mutation {
  const patch = { stageId: lostStageId, lostReasonId: why.reasonId, lostNote: why.note }
  return { kind: 'update', collection: 'deals', id: deal.id, patch, expect: deal.version }
}
