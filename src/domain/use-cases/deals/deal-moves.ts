import type { RecordsPort } from '../../../ports/records.port'
import { type Id, isId } from '../../model/kernel/id'
import { rankBetween } from '../../model/kernel/rank'
import type { RecordOf } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import type { Mutation } from '../../model/records/mutation'
import { subjectOf } from '../../model/records/subject'
import type { DealRow } from '../../model/records/views'

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

/**
 * Takes a won or lost deal back into the open stage it was closed from, which its timeline knows; into the first open
 * stage of its pipeline where that one is gone or unknown. Null when the pipeline has no open stage.
 *
 * @param stages those of the pipeline, in their order
 */
export async function reopenDeal(
  deal: Pick<DealRow, 'id' | 'version' | 'workspaceId'>,
  stages: readonly RecordOf<'stages'>[],
  records: RecordsPort,
): Promise<Mutation | null> {
  const open = stages.filter(({ kind }) => kind === 'open')
  const last = await closedFrom(deal, records)
  const stage = open.find(({ id }) => id === last) ?? open[0]
  if (stage === undefined) return null
  return { kind: 'update', collection: 'deals', id: deal.id, patch: { stageId: stage.id }, expect: deal.version }
}

async function closedFrom(deal: Pick<DealRow, 'id' | 'workspaceId'>, records: RecordsPort): Promise<Id | null> {
  const endings = await records.list('activities', {
    workspaceId: deal.workspaceId,
    where: {
      op: 'and',
      of: [
        { op: 'has', field: 'subjects', value: subjectOf('deals', deal.id) },
        { op: 'in', field: 'verb', values: ['won', 'lost'] },
      ],
    },
    orderBy: [{ field: 'at', direction: 'desc', empty: 'last' }],
    limit: 1,
  })
  const from = endings.items[0]?.changes['stageId']?.[0]
  return isId(from) ? from : null
}

export interface Destination {
  readonly pipelineId: Id
  readonly stageId: Id
}

/** Into a stage of any pipeline, below what is there: one write a deal. A closed deal goes into a stage of its kind only. */
export function sendDeals(deals: readonly Moved[], to: Destination, above: string | null): readonly Mutation[] {
  let last = above
  return deals.map(({ id, version }) => {
    last = rankBetween(last, null)
    return { kind: 'update', collection: 'deals', id, patch: { ...to, rank: last }, expect: version }
  })
}

/**
 * Commits of as many mutations as one may hold. What must come last (trashing what the deals have left) is in the last one,
 * so that it is written with the last of the deals or not at all.
 */
export function inCommits(mutations: readonly Mutation[]): readonly (readonly Mutation[])[] {
  const size = LIMITS.batchOperations
  return Array.from({ length: Math.ceil(mutations.length / size) }, (_, index) =>
    mutations.slice(index * size, (index + 1) * size),
  )
}
