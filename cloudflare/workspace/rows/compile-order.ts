import type { AnyOrder } from '../../../src/domain/model/query/ast'
import type { Position, SortKey } from '../../../src/domain/model/query/order'
import type { ListedName } from './names'
import { joined, type Parameters } from './parameters'
import { placeOf } from './places'

/** A stretch of a listing that one statement reads. */
export interface Stretch {
  /** `null`: all rows. */
  readonly where: string | null
  readonly orderBy: string
}

/**
 * The rows after a position, in order: those that have the first field, and those where it is empty. An index gives the first of
 * them by itself, in either direction, which it cannot where both are asked for at once.
 *
 * @param after `null`: from the start
 */
export function stretchesOf(
  name: ListedName,
  orders: readonly AnyOrder[],
  { after, parameters }: { readonly after: Position | null; readonly parameters: Parameters },
): readonly Stretch[] {
  const keys = orders.map((order) => ({ order, key: placeOf(name, order.field)?.key ?? 'NULL' }))
  const [first, ...rest] = keys
  if (first === undefined) return [{ where: after === null ? null : `r.id > ${parameters.one(after.id)}`, orderBy: 'r.id' }]
  const { order, key } = first
  const filled = { isEmpty: false, where: `${key} IS NOT NULL`, orderBy: orderOf([first], rest) }
  const empty = { isEmpty: true, where: `${key} IS NULL`, orderBy: orderOf([], rest) }
  const stretches = order.empty === 'first' ? [empty, filled] : [filled, empty]
  if (after === null) return stretches
  const from = after.keys[0] ?? null
  const start = stretches.findIndex(({ isEmpty }) => isEmpty === (from === null))
  return stretches.slice(start).map((stretch, index) => {
    if (index > 0) return stretch
    const beyond = isAfter(from === null ? rest : keys, from === null ? after.keys.slice(1) : after.keys, {
      id: after.id,
      parameters,
    })
    const bound = from === null ? null : `${key} ${order.direction === 'asc' ? '>=' : '<='} ${parameters.one(from)}`
    return { ...stretch, where: joined('AND', [bound ?? stretch.where, beyond]) }
  })
}

interface Keyed {
  readonly order: AnyOrder
  readonly key: string
}

/** To say where empties go would keep an index from being used: of what is never empty it is not said. */
function orderOf(filled: readonly Keyed[], others: readonly Keyed[]): string {
  const term = ({ order, key }: Keyed) => `${key} ${order.direction === 'asc' ? 'ASC' : 'DESC'}`
  const open = others.map((keyed) => `${term(keyed)} NULLS ${keyed.order.empty === 'first' ? 'FIRST' : 'LAST'}`)
  return [...filled.map(term), ...open, 'r.id'].join(', ')
}

function isAfter(
  keys: readonly Keyed[],
  held: readonly SortKey[],
  { id, parameters }: { readonly id: string; readonly parameters: Parameters },
): string {
  return keys.reduceRight(
    (rest, { order, key }, index) => {
      const value = held[index] ?? null
      if (value === null) return order.empty === 'first' ? `(${key} IS NOT NULL OR ${rest})` : `(${key} IS NULL AND ${rest})`
      const bound = parameters.one(value)
      const beyond = `${key} ${order.direction === 'asc' ? '>' : '<'} ${bound}`
      const empties = order.empty === 'first' ? '' : ` OR ${key} IS NULL`
      return `(coalesce(${beyond}, 0)${empties} OR (coalesce(${key} = ${bound}, 0) AND ${rest}))`
    },
    `r.id > ${parameters.one(id)}`,
  )
}
