import type { AnyOrder, AnyQuery, AnyRow } from '../../../domain/model/query/ast'
import { effectiveOrders, listingKey } from '../../../domain/model/query/canonical-key'
import { decodeCursor, type Place } from '../../../domain/model/query/order'
import { searchWords } from '../../../domain/model/kernel/text-fold'
import { predicateOf } from './predicate'

/** Which rows the reader may see; `null`: all. */
export type Visible<Row> = ((row: Row) => boolean) | null

/** A query prepared to run many times. */
export interface Plan<Row> {
  /** Identifies the listing that cursors are bound to. */
  readonly listing: string
  readonly orders: readonly AnyOrder[]
  readonly after: Place | null
  readonly limit: number
  readonly isCounted: boolean
  /** Identifies the rows of the listing regardless of order: equal text means equal rows. `null`: shared with no other plan. */
  readonly admission: string | null
  /** Everything but the search: workspace, trash, visibility, condition. */
  readonly admits: (row: Row) => boolean
  /** The folded search words; none: no search. */
  readonly words: readonly string[]
}

/** @throws query/bad-cursor */
export function planOf<Row extends AnyRow>(collection: string, query: AnyQuery, visible: Visible<Row>): Plan<Row> {
  const orders = effectiveOrders(query.orderBy ?? [])
  const listing = listingKey(collection, query)
  const words = searchWords(query.search ?? '')
  const { workspaceId, where, trash } = query
  return {
    listing,
    orders,
    after: query.after === undefined ? null : decodeCursor(listing, query.after, orders.length),
    limit: query.limit,
    isCounted: query.count === 'exact',
    // The rows that a restricted reader sees can change, so they have no shared text.
    admission: visible === null ? JSON.stringify([workspaceId, where, trash, words]) : null,
    admits: admission(query, visible),
    words,
  }
}

/** Whether a row belongs to the listing. @param text the row's folded search text, read only if needed */
export function matches<Row>(plan: Plan<Row>, row: Row | null, text: () => string): boolean {
  if (row === null || !plan.admits(row)) return false
  if (plan.words.length === 0) return true
  const searched = text()
  return plan.words.every((word) => searched.includes(word))
}

function admission<Row extends AnyRow>(query: AnyQuery, visible: Visible<Row>): (row: Row) => boolean {
  const { workspaceId, where, trash = 'exclude' } = query
  const meets = where === undefined ? null : predicateOf(where)
  return (row) => {
    if (workspaceId !== null && row.workspaceId !== workspaceId) return false
    if (trash !== 'include' && isTrashed(row) !== (trash === 'only')) return false
    return (meets === null || meets(row)) && (visible === null || visible(row))
  }
}

function isTrashed({ deletedAt }: AnyRow): boolean {
  return deletedAt !== null && deletedAt !== undefined
}
