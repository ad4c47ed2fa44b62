import { compareText } from '../kernel/compare-text'
import type { AnyOrder, AnyRow } from './any-query'
import { readField } from './field-reader'
import { compareKeys, sortKey, type SortKey } from './sort-key'

/** A row's place: its sort keys in the query's order, then its id. */
export interface Place {
  readonly keys: readonly SortKey[]
  readonly id: string
}

export function placeOf(orders: readonly AnyOrder[], row: AnyRow): Place {
  return { keys: orders.map(({ field }) => sortKey(field, readField(row, field))), id: row.id }
}

/** A total order over places: each order in turn, then `id asc`. */
export function comparePlaces(orders: readonly AnyOrder[]): (a: Place, b: Place) => number {
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
  const compare = comparePlaces(orders)
  return (a, b) => compare(placeOf(orders, a), placeOf(orders, b))
}
