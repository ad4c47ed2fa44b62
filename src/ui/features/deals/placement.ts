import type { Id } from '../../../domain/model/kernel/id'
import type { BoardColumn } from './board-state'

/** A card the person has put somewhere and the backend has not confirmed yet. */
export interface Placement {
  readonly dealId: Id
  readonly stageId: Id
  /** In front of this card; null: at the end. */
  readonly beforeDealId: Id | null
}

/** The columns with the card where the person put it; unchanged when the card is not on the board. */
export function place(columns: readonly BoardColumn[], placement: Placement): readonly BoardColumn[] {
  const deal = columns.flatMap((column) => column.deals).find((candidate) => candidate.id === placement.dealId)
  if (deal === undefined) return columns
  return columns.map((column) => {
    const without = column.deals.filter((candidate) => candidate.id !== deal.id)
    const isTarget = column.stage.id === placement.stageId
    if (!isTarget) return without.length === column.deals.length ? column : { ...column, deals: without, shown: column.shown - 1 }
    const index = without.findIndex((candidate) => candidate.id === placement.beforeDealId)
    const at = index === -1 ? without.length : index
    const moved = { ...deal, stageId: column.stage.id, stageKind: column.stage.kind }
    const gained = column.deals.length - without.length === 0 ? 1 : 0
    return { ...column, deals: [...without.slice(0, at), moved, ...without.slice(at)], shown: column.shown + gained }
  })
}
