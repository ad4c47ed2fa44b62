import { portError } from '../errors/port-error'
import { compareText } from '../kernel/compare-text'
import { fold } from '../kernel/text-fold'
import { namesOf } from '../registry/registry'
import type { AnyOrder, AnyRow, PageCursor } from './ast'
import { readField } from './field-reader'

/** A field's value as it is ordered; `null` is empty. */
export type SortKey = string | number | null

/** Fields ordered without folding: a fractional rank distinguishes `A` from `a`. */
const EXACT = namesOf(({ type }) => type === 'rank')

/** `false` comes before `true`. What has no order (a list, an object) counts as empty. */
export function sortKey(field: string, value: unknown): SortKey {
  if (typeof value === 'string') return EXACT.has(field) ? value : fold(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'number' ? value : null
}

/** Numbers as numbers, text by code point; numbers come before text, so that the order is total whatever a row holds. */
export function compareKeys(a: string | number, b: string | number): number {
  if (typeof a === 'string') return typeof b === 'string' ? compareText(a, b) : 1
  return typeof b === 'string' ? -1 : a - b
}

/** The position of a row: its sort keys in the query's order, then its id. */
export interface Position {
  readonly keys: readonly SortKey[]
  readonly id: string
}

export function positionOf(orders: readonly AnyOrder[], row: AnyRow): Position {
  return { keys: orders.map(({ field }) => sortKey(field, readField(row, field))), id: row.id }
}

/** A total order over places: each order in turn, then `id asc`. */
export function comparePositions(orders: readonly AnyOrder[]): (a: Position, b: Position) => number {
  return (a, b) => {
    for (const [index, order] of orders.entries()) {
      const difference = compareByOrder(order, a.keys[index] ?? null, b.keys[index] ?? null)
      if (difference !== 0) return difference
    }
    return compareText(a.id, b.id)
  }
}

/** `empty` says where empties go whatever the direction is. */
export function compareByOrder(order: AnyOrder, a: SortKey, b: SortKey): number {
  if (a === null || b === null) {
    if (a === b) return 0
    return (a === null) === (order.empty === 'first') ? -1 : 1
  }
  return order.direction === 'asc' ? compareKeys(a, b) : compareKeys(b, a)
}

/** The comparator of a query's rows. */
export function compareRows(orders: readonly AnyOrder[]): (a: AnyRow, b: AnyRow) => number {
  const compare = comparePositions(orders)
  return (a, b) => compare(positionOf(orders, a), positionOf(orders, b))
}

/**
 * A cursor is the position of the last row of a page, bound to its listing. The row itself need not exist any more: the next
 * page begins after its position.
 *
 * @param listing `listingKey` of the query
 */
export function encodeCursor(listing: string, position: Position): PageCursor {
  return JSON.stringify([listing, position.id, ...position.keys]) as PageCursor // the constructor of the brand
}

/** @throws query/bad-cursor when it is not a cursor, or one of another listing */
export function decodeCursor(listing: string, cursor: PageCursor, orderCount: number): Position {
  const [issuedFor, id, ...keys] = partsOf(cursor)
  if (issuedFor !== listing || typeof id !== 'string' || keys.length !== orderCount || !keys.every(isSortKey)) {
    throw portError('query/bad-cursor', {})
  }
  return { id, keys }
}

function partsOf(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(cursor)
    return Array.isArray(parts) ? parts : []
  } catch (error) {
    throw portError('query/bad-cursor', {}, error)
  }
}

function isSortKey(value: unknown): value is SortKey {
  return value === null || typeof value === 'string' || typeof value === 'number'
}
