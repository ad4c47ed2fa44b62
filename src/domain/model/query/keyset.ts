import { portError } from '../errors/port-error'
import type { PageCursor } from './ast'
import type { Place } from './order'
import type { SortKey } from './sort-key'

/**
 * A cursor is the place of the last row of a page, bound to the listing it was issued for. It needs no row to be there
 * still: the next page begins behind the place.
 *
 * @param listing `listingKey` of the query
 */
export function encodeCursor(listing: string, place: Place): PageCursor {
  return JSON.stringify([listing, place.id, ...place.keys]) as PageCursor // the constructor of the brand
}

/** @throws query/bad-cursor when it is not a cursor, or one of another listing */
export function decodeCursor(listing: string, cursor: PageCursor, orderCount: number): Place {
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
