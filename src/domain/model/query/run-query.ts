import { searchTest } from '../kernel/similar-text'
import { fold } from '../kernel/text-fold'
import type { AnyCondition, AnyQuery, AnyRow, AnyTest, Page } from './ast'
import { effectiveOrders, listingKey } from './canonical-key'
import { readField } from './field-reader'
import { compareKeys, comparePositions, compareRows, decodeCursor, encodeCursor, positionOf, sortKey } from './order'

export interface Listed<T> {
  /** The collection's name; cursors are bound to it. */
  readonly collection: string
  readonly searchText: (row: T) => string
  /** Which rows the reader may see; absent: all. */
  readonly visible?: ((row: T) => boolean) | null
}

/**
 * The reference implementation of queries, which every adapter is compared with: obviously right, and slow.
 *
 * @throws query/bad-cursor
 */
export function runQuery<T extends AnyRow>(rows: readonly T[], query: AnyQuery, listed: Listed<T>): Page<T> {
  const orders = effectiveOrders(query.orderBy ?? [])
  const listing = listingKey(listed.collection, query)
  const matching = rows.filter((row) => isListed(row, query, listed)).toSorted(compareRows(orders))

  const { after } = query
  const start = after === undefined ? null : decodeCursor(listing, after, orders.length)
  const compare = comparePositions(orders)
  const remaining = start === null ? matching : matching.filter((row) => compare(positionOf(orders, row), start) > 0)

  const items = remaining.slice(0, query.limit)
  const last = items.at(-1)
  const next = last === undefined || remaining.length <= items.length ? null : encodeCursor(listing, positionOf(orders, last))
  return { items, next, total: query.count === 'exact' ? matching.length : null }
}

function isListed<T extends AnyRow>(row: T, query: AnyQuery, listed: Listed<T>): boolean {
  if (query.workspaceId !== null && row.workspaceId !== query.workspaceId) return false
  if (!isInTrashScope(row, query.trash ?? 'exclude')) return false
  if (query.where !== undefined && !evaluate(query.where, row)) return false
  if (listed.visible !== undefined && listed.visible !== null && !listed.visible(row)) return false
  return searchTest(query.search ?? '', query.similar === true)(fold(listed.searchText(row)))
}

function isInTrashScope(row: AnyRow, trash: 'exclude' | 'only' | 'include'): boolean {
  const isTrashed = row.deletedAt !== null && row.deletedAt !== undefined
  return trash === 'include' || isTrashed === (trash === 'only')
}

/** Whether the row meets the condition. The semantics are stated at `Condition`; this is their reference. */
export function evaluate(condition: AnyCondition, row: object): boolean {
  switch (condition.op) {
    case 'and':
      return condition.of.every((part) => evaluate(part, row))
    case 'or':
      return condition.of.some((part) => evaluate(part, row))
    case 'not':
      return !evaluate(condition.of, row)
    default:
      return test(condition, readField(row, condition.field))
  }
}

function test(condition: AnyTest, held: unknown): boolean {
  switch (condition.op) {
    case 'eq':
      return isSame(held, condition.value)
    case 'neq':
      return !isSame(held, condition.value)
    case 'in':
      return condition.values.some((value) => held === value)
    case 'has':
      return Array.isArray(held) && held.includes(condition.value)
    case 'startsWith':
      return typeof held === 'string' && fold(held).startsWith(fold(condition.value))
    case 'includes':
      return typeof held === 'string' && fold(held).includes(fold(condition.value))
    default:
      return isInRange(condition, held)
  }
}

function isSame(held: unknown, value: unknown): boolean {
  return value === null ? isEmpty(held) : held === value
}

function isEmpty(held: unknown): boolean {
  return held === null || held === undefined || (Array.isArray(held) && held.length === 0)
}

function isInRange(condition: Extract<AnyTest, { readonly op: 'lt' | 'lte' | 'gt' | 'gte' }>, held: unknown): boolean {
  if (typeof held !== typeof condition.value) return false
  const key = sortKey(condition.field, held)
  const bound = sortKey(condition.field, condition.value)
  if (key === null || bound === null) return false
  return WITHIN[condition.op](compareKeys(key, bound))
}

/** Which comparisons of a sort key with a bound lie in a range. */
export const WITHIN = {
  lt: (difference: number) => difference < 0,
  lte: (difference: number) => difference <= 0,
  gt: (difference: number) => difference > 0,
  gte: (difference: number) => difference >= 0,
} as const
