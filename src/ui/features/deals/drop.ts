import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import type { BoardColumn, Placement } from './placement'

type DragData = Readonly<Record<string | symbol, unknown>>

/** What is put on the drag for a deal, and on the place for a card or column that takes one. */
export function dealData(dealId: string): Record<string, unknown> {
  return { portsideDeal: dealId }
}

export function stageData(stageId: string): Record<string, unknown> {
  return { portsideStage: stageId }
}

export function isDeal(data: DragData): boolean {
  return typeof data['portsideDeal'] === 'string'
}

/**
 * Where a dropped deal goes; null when it was dropped outside the board or stays where it is.
 *
 * @param targets what lay under the pointer, innermost first
 */
export function placementOf(
  columns: readonly BoardColumn[],
  source: DragData,
  targets: readonly { readonly data: DragData }[],
): Placement | null {
  const deal = columns.flatMap((column) => column.deals).find((candidate) => candidate.id === source['portsideDeal'])
  const inner = targets[0]
  const column = columns.find((candidate) => targets.some(({ data }) => data['portsideStage'] === candidate.stage.id))
  if (deal === undefined || inner === undefined || column === undefined) return null
  if (column.stage.id === deal.stageId && column.stage.kind !== 'open') return null

  const over = column.deals.findIndex((candidate) => candidate.id === inner.data['portsideDeal'])
  const at = over === -1 ? column.deals.length : over + (extractClosestEdge({ ...inner.data }) === 'bottom' ? 1 : 0)
  const before = column.deals[at]
  const here = column.deals.findIndex((candidate) => candidate.id === deal.id)
  if (here !== -1 && (at === here || at === here + 1)) return null
  return { dealId: deal.id, version: deal.version, stageId: column.stage.id, beforeDealId: before?.id ?? null }
}
