import type { RecordOf } from '../../../domain/model/records/collections'
import type { DealRow, StageTotal } from '../../../domain/model/records/views'
import type { Neighbours } from '../../../domain/use-cases/deals/deal-moves'
import type { Id } from '../../../domain/model/kernel/id'
import type { Version } from '../../../domain/model/records/meta'

export interface BoardColumn {
  readonly stage: RecordOf<'stages'>
  readonly deals: readonly DealRow[]
  /** Deals that fit the search and owner; `totals` are over all of the stage's deals, whatever is shown. */
  readonly shown: number
  readonly totals: readonly StageTotal[]
}

export interface BoardState {
  readonly columns: readonly BoardColumn[]
  readonly isStale: boolean
}

/** A card the person has put somewhere. */
export interface Placement {
  readonly dealId: Id
  /** The deal's version when it was put there: once another arrives, the backend has answered. */
  readonly version: Version
  readonly stageId: Id
  /** In front of this card; null: at the end. */
  readonly beforeDealId: Id | null
}

/** The columns with the card where the person put it; unchanged when that is confirmed, or the card is not on the board. */
export function place(columns: readonly BoardColumn[], placement: Placement): readonly BoardColumn[] {
  const deal = columns.flatMap((column) => column.deals).find((candidate) => candidate.id === placement.dealId)
  if (deal === undefined || deal.version !== placement.version) return columns
  return columns.map((column) => {
    const without = column.deals.filter((candidate) => candidate.id !== deal.id)
    const left = column.deals.length - without.length
    if (column.stage.id !== placement.stageId) return left === 0 ? column : { ...column, deals: without, shown: column.shown - 1 }
    const at = indexIn(without, placement)
    const moved = { ...deal, stageId: column.stage.id, stageKind: column.stage.kind }
    return { ...column, deals: [...without.slice(0, at), moved, ...without.slice(at)], shown: column.shown + 1 - left }
  })
}

/**
 * The ranks that the card comes to lie between. Cards may share a rank, when two people dropped into one gap at once:
 * then it goes below all of them.
 */
export function neighboursOf(columns: readonly BoardColumn[], placement: Placement): Neighbours {
  const column = columns.find(({ stage }) => stage.id === placement.stageId)
  const others = (column?.deals ?? []).filter(({ id }) => id !== placement.dealId)
  const at = indexIn(others, placement)
  const above = others[at - 1]?.rank ?? null
  const below = others.slice(at).find(({ rank }) => above === null || rank > above)?.rank ?? null
  return { above, below }
}

function indexIn(deals: readonly DealRow[], { beforeDealId }: Placement): number {
  const index = deals.findIndex(({ id }) => id === beforeDealId)
  return index === -1 ? deals.length : index
}
