import type { Id } from '../../../domain/model/kernel/id'
import type { Version } from '../../../domain/model/records/meta'
import type { BoardColumn, Placement } from './placement'

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
