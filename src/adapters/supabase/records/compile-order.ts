import { isId } from '../../../domain/model/kernel/id'
import { isInstant } from '../../../domain/model/kernel/instant'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import type { AnyOrder } from '../../../domain/model/query/ast'
import { customKeyOf } from '../../../domain/model/query/field-reader'
import type { Position, SortKey } from '../../../domain/model/query/order'
import type { ReadableName } from '../../../domain/model/records/collections'
import { versionNumber } from './codec'
import { columnKind, type ColumnKind, isRequired, snakeCase } from './columns'
import { customOrderColumn, customOrderLiteral } from './custom-tests'
import { after as endOf, isStorable } from './value-tests'
import { and, ALL, isEmpty, isFilled, NONE, or, quoted, test, UNSUPPORTED, type Filter } from './filter'

/** A run of rows in order; all of them come before the rows of the next phase. */
export interface Phase {
  /** Selects the rows of this phase. */
  readonly filter: Filter
  /** PostgREST's `order`. */
  readonly order: string
}

/** One order in terms of the database. */
interface Key extends AnyOrder {
  readonly column: string
  readonly kind: ColumnKind
  readonly isRequired: boolean
}

/**
 * The rows after a position in order; `null` for all rows.
 *
 * An index serves an order only with nulls where the index has them, and finds a position only by a bare comparison. So if the
 * first column's nulls belong elsewhere, they form a phase of their own; and each phase repeats, beside the exact comparison, a
 * simple bound on its first column.
 */
export function phasesOf(collection: ReadableName, orders: readonly AnyOrder[], after: Position | null): readonly Phase[] {
  const keys = orders.map((order) => keyOf(collection, order))
  const [first] = keys
  const order = orderOf(keys)
  if (first === undefined) return [{ filter: after === null ? ALL : afterPosition(keys, after), order }]
  const start = after === null ? undefined : (after.keys[0] ?? null)
  const further = after === null ? ALL : afterBound(keys, after)
  if (first.isRequired || isNatural(first, start)) return [{ filter: further, order }]

  const filled = { filter: and([isFilled(first.column), further]), order: orderOf([naturally(first), ...keys.slice(1)]) }
  const empty = { filter: and([isEmpty(first.column), afterPositionAmongEmpty(keys, after)]), order: orderOf(keys.slice(1)) }
  if (first.empty === 'last') return start === null ? [empty] : [filled, empty]
  return start === undefined || start === null ? [empty, filled] : [filled]
}

/** Splitting gains nothing: from the start, this order is one that an index has. */
function isNatural({ direction, empty }: Key, start: SortKey | undefined): boolean {
  return start === undefined && (direction === 'asc') === (empty === 'last')
}

function keyOf(collection: ReadableName, order: AnyOrder): Key {
  const kind = columnKind(collection, order.field) ?? 'plain'
  return { ...order, kind, column: orderColumn(order.field, kind), isRequired: isRequired(collection, order.field) }
}

function orderColumn(field: string, kind: ColumnKind): string {
  const key = customKeyOf(field)
  if (key !== null) return customOrderColumn(key)
  return kind === 'text' ? `${snakeCase(field)}_fold` : snakeCase(field)
}

/** Of a column without nulls both positions give the same order, and an index serves one of them. */
function naturally(key: Key): Key {
  return { ...key, empty: key.direction === 'asc' ? 'last' : 'first' }
}

function orderOf(keys: readonly Key[]): string {
  const parts = keys
    .map((key) => (key.isRequired ? naturally(key) : key))
    .map(({ column, direction, empty }) => `${column}.${direction}.nulls${empty}`)
  return keys.some(({ column }) => column === 'id') ? parts.join(',') : [...parts, 'id.asc'].join(',')
}

/** Exactly the rows after the position. */
function afterPosition(keys: readonly Key[], position: Position): Filter {
  return or([
    ...keys.map((key, index) =>
      and([...keys.slice(0, index).map((one, at) => same(one, keyAt(position, at))), beyond(key, keyAt(position, index))]),
    ),
    ...(keys.some(({ column }) => column === 'id')
      ? []
      : [and([...keys.map((key, index) => same(key, keyAt(position, index))), test('id', `gt.${quoted(position.id)}`)])]),
  ])
}

/**
 * The same, beside a bound on the first column that an index finds. Where the bound is exact, the rows that it leaves need not be
 * compared with the first key for equality: a database plans the shorter condition in half the time.
 */
function afterBound(keys: readonly Key[], position: Position): Filter {
  const [first] = keys
  const start = keyAt(position, 0)
  if (first === undefined || start === null) return afterPosition(keys, position)
  const bound = notBefore(first, start)
  if (shortened(start) !== String(start)) return and([bound, afterPosition(keys, position)])
  const rest = { ...position, keys: position.keys.slice(1) }
  return and([bound, or([beyond(first, start), afterPosition(keys.slice(1), rest)])])
}

/** Of the rows whose first column is null: all, unless the position is among them. */
function afterPositionAmongEmpty(keys: readonly Key[], after: Position | null): Filter {
  if (after === null || keyAt(after, 0) !== null) return ALL
  return afterPosition(keys.slice(1), { ...after, keys: after.keys.slice(1) })
}

function beyond(key: Key, value: SortKey): Filter {
  if (value === null) return key.empty === 'first' ? isFilled(key.column) : NONE
  const further = compared(key, key.direction === 'asc' ? 'gt' : 'lt', value)
  return key.empty === 'last' && !key.isRequired ? or([further, isEmpty(key.column)]) : further
}

function same(key: Key, value: SortKey): Filter {
  return value === null ? isEmpty(key.column) : compared(key, 'eq', value)
}

/** A longer key does not go into a URL: those rows are compared here. */
const MAX_KEY_LENGTH = 200

function compared({ column, kind }: Key, operator: 'eq' | 'gt' | 'lt', value: string | number): Filter {
  return String(value).length > MAX_KEY_LENGTH ? UNSUPPORTED : test(column, `${operator}.${literal(kind, value)}`)
}

function notBefore({ column, kind, direction }: Key, value: string | number): Filter {
  const start = shortened(value)
  if (start === String(value)) return test(column, `${direction === 'asc' ? 'gte' : 'lte'}.${literal(kind, value)}`)
  const end = endOf(start)
  if (direction === 'asc') return test(column, `gte.${literal(kind, start)}`)
  return end === null ? ALL : test(column, `lt.${literal(kind, end)}`)
}

/** As much of a key as goes into a URL. */
function shortened(value: string | number): string {
  return Array.from(String(value).slice(0, MAX_KEY_LENGTH + 1), (point) => point)
    .slice(0, MAX_KEY_LENGTH)
    .join('')
}

function keyAt({ keys }: Position, index: number): SortKey {
  return keys[index] ?? null
}

/** A sort key as the column's type reads it. */
function literal(kind: ColumnKind, value: string | number): string {
  if (kind === 'flag') return value === 1 ? 'true' : 'false'
  if (kind === 'custom-value') return quoted(customOrderLiteral(value))
  if (kind === 'version') return versionNumber(String(value)) ?? '0'
  // Sort keys are folded to lower case; instants are written in upper case.
  return quoted(kind === 'instant' ? String(value).toUpperCase() : String(value))
}

/** Whether rows of the collection can have this position, which was decoded from a cursor. */
export function isPosition(collection: ReadableName, orders: readonly AnyOrder[], { id, keys }: Position): boolean {
  return (
    isKey(columnKind(collection, 'id'), id) &&
    orders.every(({ field }, at) => keys[at] === null || isKey(columnKind(collection, field), keys[at]))
  )
}

function isKey(kind: ColumnKind | null, value: unknown): boolean {
  switch (kind) {
    case 'uuid':
      return isId(value)
    case 'instant':
      return typeof value === 'string' && isInstant(value.toUpperCase())
    case 'date':
      return isPlainDate(value)
    case 'version':
      return typeof value === 'string' && versionNumber(value) !== null
    case 'custom-value':
      return typeof value === 'string' ? isStorable(value) : Number.isFinite(value)
    case 'flag':
    case 'smallint':
    case 'integer':
    case 'bigint':
      return Number.isSafeInteger(value)
    default:
      return typeof value === 'string' && isStorable(value)
  }
}
