import type { RecordOf } from '../../../domain/model/records/collections'
import type { DealRow, StageTotal } from '../../../domain/model/records/views'
import type { Neighbours } from '../../../domain/use-cases/deals/deal-moves'
import type { Id } from '../../../domain/model/kernel/id'
import type { Version } from '../../../domain/model/records/meta'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'

export interface BoardColumn {
  readonly stage: RecordOf<'stages'>
  readonly deals: readonly DealRow[]
  /** Deals that fit the search and the filter; `totals` are over the same. */
  readonly shown: number
  readonly totals: readonly StageTotal[]
}

export interface BoardState {
  readonly columns: readonly BoardColumn[]
  readonly isStale: boolean
  /** Nothing matches the search as it was typed; these are like it. */
  readonly isSimilar: boolean
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

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The card to focus next; sideways it keeps the height as far as the column reaches, and skips empty columns. */
export function neighbour(columns: readonly BoardColumn[], dealId: Id, direction: Direction): Id | null {
  const here = find(columns, dealId)
  if (here === null) return columns.find((column) => column.deals.length > 0)?.deals[0]?.id ?? null
  if (direction === 'up' || direction === 'down') {
    const row = here.row + (direction === 'up' ? -1 : 1)
    return columns[here.column]?.deals[row]?.id ?? null
  }
  const sideways = direction === 'left' ? -1 : 1
  for (let index = here.column + sideways; index >= 0 && index < columns.length; index += sideways) {
    const deals = columns[index]?.deals ?? []
    if (deals.length > 0) return deals[Math.min(here.row, deals.length - 1)]?.id ?? null
  }
  return null
}

/** Where a card goes when moved one step; null at the edge, and up or down in a closed stage, which is ordered by date. */
export function step(columns: readonly BoardColumn[], dealId: Id, direction: Direction): Placement | null {
  const here = find(columns, dealId)
  const column = here === null ? undefined : columns[here.column]
  if (here === null || column === undefined) return null
  if (direction === 'up' || direction === 'down') {
    if (column.stage.kind !== 'open') return null
    const last = column.deals.length - 1
    if (direction === 'up' ? here.row === 0 : here.row === last) return null
    const before = column.deals[direction === 'up' ? here.row - 1 : here.row + 2]
    return { dealId, version: here.version, stageId: column.stage.id, beforeDealId: before?.id ?? null }
  }
  const target = columns[here.column + (direction === 'left' ? -1 : 1)]
  if (target === undefined) return null
  return { dealId, version: here.version, stageId: target.stage.id, beforeDealId: target.deals[here.row]?.id ?? null }
}

interface Found {
  readonly column: number
  readonly row: number
  readonly version: Version
}

function find(columns: readonly BoardColumn[], dealId: Id): Found | null {
  for (const [column, { deals }] of columns.entries()) {
    const row = deals.findIndex((deal) => deal.id === dealId)
    const deal = deals[row]
    if (deal !== undefined) return { column, row, version: deal.version }
  }
  return null
}

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
