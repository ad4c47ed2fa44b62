import { dateOrderOf } from '../../recognising/values/dates'
import { areOfDayFirst } from '../../recognising/columns/header-language'
import type { Column } from '../../reading/header'
import { type DateOrder, type DateOrders, type Mapping, ownKeyOf, type Target } from '../../targets'
import { valuesOf } from './values-of'

const DATED =
  /\.(birthday|expectedCloseOn|closedAt|wonAt|lostAt|stageEnteredAt|originalCreatedAt|due|remindAt|snoozedUntil|completedAt|happenedAt)$/

/** Does the column hold days? Of an own field it may, and what is no date decides nothing. */
export function isDated(target: Target): boolean {
  return DATED.test(target) || ownKeyOf(target) !== null
}

/**
 * The order of every date column, from all its values. What they leave open is as the other columns of the file have it, which
 * was written by one hand, or else as in the language of its headers. Columns that nothing decides are not in it.
 */
export function findDateOrders(cells: readonly (readonly string[])[], columns: readonly Column[], mapping: Mapping): DateOrders {
  const said = mapping.flatMap(({ target }, column) =>
    target !== null && isDated(target) ? [[column, dateOrderOf(valuesOf(cells, column))] as const] : [],
  )
  const others = new Set(said.flatMap(([, order]) => (isDecided(order) ? [order] : order === 'mixed' ? ORDERS : [])))
  const [only = areOfDayFirst(columns.map(({ name }) => name)) ? 'day-first' : null] = others
  return new Map(
    said.flatMap(([column, order]) => {
      if (isDecided(order)) return [[column, order] as const]
      return order === 'unknown' && others.size < 2 && only !== null ? [[column, only] as const] : []
    }),
  )
}

const ORDERS: readonly DateOrder[] = ['day-first', 'month-first']

function isDecided(order: ReturnType<typeof dateOrderOf>): order is DateOrder {
  return order === 'day-first' || order === 'month-first'
}
