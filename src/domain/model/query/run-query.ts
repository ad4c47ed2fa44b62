import { fold } from '../kernel/text-fold'
import type { AnyQuery, AnyRow } from './any-query'
import type { Page } from './ast'
import { effectiveOrders, listingKey } from './canonical-key'
import { evaluate } from './evaluate'
import { decodeCursor, encodeCursor } from './keyset'
import { comparePlaces, compareRows, placeOf } from './order'
import { searchWords } from './search-words'

export interface Listed<T> {
  /** The collection's name; cursors are bound to it. */
  readonly collection: string
  readonly searchText: (row: T) => string
  /** Which rows the reader may see; absent: all. */
  readonly visible?: ((row: T) => boolean) | null
}

/**
 * What a query answers over these rows: the reference every adapter is held against. It is meant to be obviously right
 * and is as slow as that.
 *
 * @throws query/bad-cursor
 */
export function runQuery<T extends AnyRow>(rows: readonly T[], query: AnyQuery, listed: Listed<T>): Page<T> {
  const orders = effectiveOrders(query.orderBy ?? [])
  const listing = listingKey(listed.collection, query)
  const matching = rows.filter((row) => isListed(row, query, listed)).toSorted(compareRows(orders))

  const { after } = query
  const start = after === undefined ? null : decodeCursor(listing, after, orders.length)
  const compare = comparePlaces(orders)
  const remaining = start === null ? matching : matching.filter((row) => compare(placeOf(orders, row), start) > 0)

  const items = remaining.slice(0, query.limit)
  const last = items.at(-1)
  const next = last === undefined || remaining.length <= items.length ? null : encodeCursor(listing, placeOf(orders, last))
  return { items, next, total: query.count === 'exact' ? matching.length : null }
}

function isListed<T extends AnyRow>(row: T, query: AnyQuery, listed: Listed<T>): boolean {
  if (query.workspaceId !== null && row.workspaceId !== query.workspaceId) return false
  if (!isInTrashScope(row, query.trash ?? 'exclude')) return false
  if (query.where !== undefined && !evaluate(query.where, row)) return false
  if (listed.visible !== undefined && listed.visible !== null && !listed.visible(row)) return false
  const text = fold(listed.searchText(row))
  return searchWords(query.search ?? '').every((word) => text.includes(word))
}

function isInTrashScope(row: AnyRow, trash: 'exclude' | 'only' | 'include'): boolean {
  const isTrashed = row.deletedAt !== null && row.deletedAt !== undefined
  return trash === 'include' || isTrashed === (trash === 'only')
}
