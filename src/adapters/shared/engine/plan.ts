import { searchTest } from '../../../domain/model/kernel/similar-text'
import { fold, searchWords } from '../../../domain/model/kernel/text-fold'
import type { AnyCondition, AnyOrder, AnyQuery, AnyRow, AnyTest } from '../../../domain/model/query/ast'
import { effectiveOrders, listingKey } from '../../../domain/model/query/canonical-key'
import { fieldReader } from '../../../domain/model/query/field-reader'
import { compareKeys, decodeCursor, type Position, sortKey } from '../../../domain/model/query/order'
import { WITHIN } from '../../../domain/model/query/run-query'

/** Which rows the reader may see; `null`: all. */
export type Visible<Row> = ((row: Row) => boolean) | null

/** A query prepared to run many times. */
export interface QueryPlan<Row> {
  /** Identifies the listing that cursors are bound to. */
  readonly listing: string
  readonly orders: readonly AnyOrder[]
  readonly after: Position | null
  readonly limit: number
  readonly isCounted: boolean
  /** Identifies the rows of the listing regardless of order: equal text means equal rows. `null`: shared with no other plan. */
  readonly admission: string | null
  /** Everything but the search: workspace, trash, visibility, condition. */
  readonly admits: (row: Row) => boolean
  /** The folded search words; none: no search. */
  readonly words: readonly string[]
  /** Whether a folded text holds a spelling of each word; `null`: the words are looked for as they are. */
  readonly similar: ((text: string) => boolean) | null
}

/** @throws query/bad-cursor */
export function planOf<Row extends AnyRow>(collection: string, query: AnyQuery, visible: Visible<Row>): QueryPlan<Row> {
  const orders = effectiveOrders(query.orderBy ?? [])
  const listing = listingKey(collection, query)
  const words = searchWords(query.search ?? '')
  const { workspaceId, where, trash } = query
  const similar = query.similar === true && words.length > 0 ? searchTest(query.search ?? '', true) : null
  return {
    listing,
    orders,
    after: query.after === undefined ? null : decodeCursor(listing, query.after, orders.length),
    limit: query.limit,
    isCounted: query.count === 'exact',
    // The rows that a restricted reader sees can change, so they have no shared text.
    admission: visible === null ? JSON.stringify([workspaceId, where, trash, words, similar !== null]) : null,
    admits: admission(query, visible),
    words,
    similar,
  }
}

/** Whether a row belongs to the listing. @param text the row's folded search text, read only if needed */
export function matches<Row>(plan: QueryPlan<Row>, row: Row | null, text: () => string): boolean {
  if (row === null || !plan.admits(row)) return false
  if (plan.words.length === 0) return true
  const searched = text()
  return plan.similar === null ? plan.words.every((word) => searched.includes(word)) : plan.similar(searched)
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

export type Predicate = (row: object) => boolean
type Read = (row: object) => unknown

/**
 * Compiles a condition into a function, with all work that does not depend on the row done once. Gives the same result as
 * `evaluate`.
 */
function predicateOf(condition: AnyCondition): Predicate {
  switch (condition.op) {
    case 'and': {
      const parts = condition.of.map(predicateOf)
      return (row) => parts.every((part) => part(row))
    }
    case 'or': {
      const parts = condition.of.map(predicateOf)
      return (row) => parts.some((part) => part(row))
    }
    case 'not': {
      const part = predicateOf(condition.of)
      return (row) => !part(row)
    }
    default:
      return testOf(condition)
  }
}

function testOf(test: AnyTest): Predicate {
  const read = fieldReader(test.field)
  switch (test.op) {
    case 'eq':
      return equals(read, test.value)
    case 'neq': {
      const isEqual = equals(read, test.value)
      return (row) => !isEqual(row)
    }
    case 'in': {
      const values: ReadonlySet<unknown> = new Set(test.values)
      return (row) => values.has(read(row))
    }
    case 'has':
      return (row) => {
        const held = read(row)
        return Array.isArray(held) && held.includes(test.value)
      }
    case 'startsWith':
    case 'includes':
      return textTest(test, read)
    default:
      return rangeTest(test, read)
  }
}

function equals(read: Read, value: unknown): Predicate {
  if (value !== null) return (row) => read(row) === value
  return (row) => {
    const held = read(row)
    return held === null || held === undefined || (Array.isArray(held) && held.length === 0)
  }
}

function textTest({ op, value }: Extract<AnyTest, { readonly op: 'startsWith' | 'includes' }>, read: Read): Predicate {
  const wanted = fold(value)
  return (row) => {
    const held = read(row)
    return typeof held === 'string' && (op === 'includes' ? fold(held).includes(wanted) : fold(held).startsWith(wanted))
  }
}

function rangeTest({ op, field, value }: Extract<AnyTest, { readonly op: 'lt' | 'lte' | 'gt' | 'gte' }>, read: Read): Predicate {
  const bound = sortKey(field, value)
  const isIn = WITHIN[op]
  return (row) => {
    const held = read(row)
    if (typeof held !== typeof value) return false
    const key = sortKey(field, held)
    return key !== null && bound !== null && isIn(compareKeys(key, bound))
  }
}
