import { fold, searchWords } from '../kernel/text-fold'
import type { AnyCondition, AnyOrder, AnyQuery, AnyTest } from './ast'
import { sortKey } from './order'

/** One text for all ways of writing a query: equal keys give equal answers. Live queries are shared by it. */
export function canonicalKey(collection: string, query: AnyQuery): string {
  return JSON.stringify([listing(collection, query), query.limit, query.after ?? null, query.count ?? 'none'])
}

/** A fingerprint of what is listed and in which order, whatever the page. Cursors are bound to it. */
export function listingKey(collection: string, query: AnyQuery): string {
  return hashText(JSON.stringify(listing(collection, query)))
}

function listing(collection: string, query: AnyQuery): readonly unknown[] {
  return [
    collection,
    query.workspaceId,
    query.where === undefined ? ALL : normal(query.where),
    searchWords(query.search ?? ''),
    effectiveOrders(query.orderBy ?? []).map(({ field, direction, empty }) => [field, direction, empty]),
    query.trash ?? 'exclude',
    ...(query.similar === true ? ['similar'] : []),
  ]
}

/** Without the orders that can never decide: a field named again, and all that follows the unique `id`. */
export function effectiveOrders(orders: readonly AnyOrder[]): readonly AnyOrder[] {
  const firsts = orders.filter((order, index) => orders.findIndex(({ field }) => field === order.field) === index)
  const id = firsts.findIndex(({ field }) => field === 'id')
  return id === -1 ? firsts : firsts.slice(0, id + 1)
}

type Normal = readonly [op: string, ...rest: readonly unknown[]]
const ALL: Normal = ['and']
const NONE: Normal = ['or']

function normal(condition: AnyCondition): Normal {
  switch (condition.op) {
    case 'and':
    case 'or':
      return joined(condition.op, condition.of.map(normal))
    case 'not':
      return negated(normal(condition.of))
    case 'neq':
      return negated(normalTest({ ...condition, op: 'eq' }))
    default:
      return normalTest(condition)
  }
}

function joined(op: 'and' | 'or', parts: readonly Normal[]): Normal {
  const decides = op === 'and' ? NONE : ALL
  const flat = parts.flatMap((part) => (part[0] === op ? part.slice(1).filter(isNormal) : [part]))
  const texts = new Map(flat.map((part) => [JSON.stringify(part), part]))
  if (texts.has(JSON.stringify(decides))) return decides
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part)
  const [only] = sorted
  return only !== undefined && sorted.length === 1 ? only : [op, ...sorted]
}

function negated(part: Normal): Normal {
  const [op, inner] = part
  if (op === 'not' && isNormal(inner)) return inner
  if (part.length === 1) return op === 'and' ? NONE : ALL
  return ['not', part]
}

function normalTest(test: AnyTest): Normal {
  switch (test.op) {
    case 'in': {
      const values = [...new Set(test.values)].sort(byJson)
      const [only] = values
      if (only === undefined) return NONE
      return values.length === 1 ? ['eq', test.field, only] : ['in', test.field, values]
    }
    case 'startsWith':
    case 'includes':
      return [test.op, test.field, fold(test.value)]
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return [test.op, test.field, sortKey(test.field, test.value)]
    default:
      return [test.op, test.field, test.value]
  }
}

function isNormal(value: unknown): value is Normal {
  return Array.isArray(value) && typeof value[0] === 'string'
}

function byJson(a: unknown, b: unknown): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)]
  return left < right ? -1 : Number(left > right)
}

/** A 53-bit fingerprint in base 36 (cyrb53 by bryc, public domain): tells texts apart, keeps no secret. */
export function hashText(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
