import { rankBetween } from '../../model/kernel/rank'
import type { Id } from '../../model/kernel/id'
import { LIMITS } from '../../model/records/limits'
import type { Mutation } from '../../model/records/mutation'
import type { DealRow } from '../../model/records/views'

type Moved = Pick<DealRow, 'id' | 'version'>

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
