import type { FieldRule } from '../errors/field-problem'
import { portError } from '../errors/port-error'
import type { Id } from '../kernel/id'
import { mapValues } from '../kernel/map-values'
import type { AnyCondition, AnyQuery, AnyTest, PageCursor, Query } from '../query/ast'
import { customCurrencyKeyOf, customKeyOf } from '../query/field-reader'
import type { Fields, ValueType } from '../registry/field'
import { REGISTRY } from '../registry/registry'
import type { ReadableName, RowOf } from './collections'

/** What a query may do with a field: `text` and `number` have a range, `list` holds scalars, `object` is only empty or not. */
export type FieldKind = 'text' | 'number' | 'flag' | 'list' | 'object'

/** Of whatever is not kept as text. */
const KINDS: { readonly [T in ValueType]?: FieldKind } = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  flag: 'flag',
  uuids: 'list',
  texts: 'list',
  list: 'object',
  object: 'object',
  custom: 'object',
  author: 'object',
}

export const FIELD_KINDS = mapValues<ReadableName, Fields, Readonly<Record<string, FieldKind>>>(REGISTRY, (fields) =>
  mapValues(fields, ({ type }) => KINDS[type] ?? 'text'),
)

/**
 * Refuses a query with unknown fields or tests that do not fit them: types forbid these, but a query may come from a URL or a
 * saved view.
 * @throws record/invalid: `unknown-field`, `type` (a test or an order the field's kind does not have), `too-small` (limit),
 * `choice` (no such collection)
 */
export function checkQuery(collection: ReadableName, query: AnyQuery): void {
  if (!Object.hasOwn(FIELD_KINDS, collection)) throw portError('record/invalid', { fields: { collection: { rule: 'choice' } } })
  const kinds = kindsOf(collection)
  const problems = [
    ...(query.where === undefined ? [] : testsIn(query.where)).map(
      (test) => [test.field, problemOf(kindOf(kinds, test.field), TESTED[test.op], test)] as const,
    ),
    ...(query.orderBy ?? []).map(({ field }) => [field, problemOf(kindOf(kinds, field), ORDERED)] as const),
    ['limit', Number.isInteger(query.limit) && query.limit > 0 ? null : 'too-small'] as const,
  ]
  const fields = problems.flatMap(([field, rule]) => (rule === null ? [] : [[field, { rule }] as const]))
  if (fields.length > 0) throw portError('record/invalid', { fields: Object.fromEntries(fields) })
}

/**
 * A query does not know the types of the workspace's own fields: any test and order is allowed, and holds for the values it
 * fits. A key that no record has reads as empty.
 */
function kindOf(kinds: ReadonlyMap<string, FieldKind>, field: string): Kind | undefined {
  const kind = kinds.get(field)
  if (kind !== undefined || !kinds.has('custom')) return kind
  if (customKeyOf(field) !== null) return 'any'
  return customCurrencyKeyOf(field) === null ? undefined : 'exact'
}

/** `exact`: compared as a whole only, and not ordered by. */
type Kind = FieldKind | 'any' | 'exact'

function kindsOf(collection: ReadableName): ReadonlyMap<string, FieldKind> {
  let kinds = known.get(collection)
  if (kinds === undefined) {
    kinds = new Map(Object.entries(FIELD_KINDS[collection]))
    known.set(collection, kinds)
  }
  return kinds
}

const known = new Map<ReadableName, ReadonlyMap<string, FieldKind>>()

const ORDERED: readonly FieldKind[] = ['text', 'number', 'flag']
const RANGED: readonly FieldKind[] = ['text', 'number']
const TEXT: readonly FieldKind[] = ['text']

const TESTED: { readonly [O in AnyTest['op']]: readonly FieldKind[] } = {
  eq: ORDERED,
  neq: ORDERED,
  in: ORDERED,
  lt: RANGED,
  lte: RANGED,
  gt: RANGED,
  gte: RANGED,
  startsWith: TEXT,
  includes: TEXT,
  has: ['list'],
}

function problemOf(kind: Kind | undefined, allowed: readonly FieldKind[], test?: AnyTest): FieldRule | null {
  if (kind === undefined) return 'unknown-field'
  if (kind === 'any') return null
  if (kind === 'exact') return test !== undefined && (test.op === 'eq' || test.op === 'neq' || test.op === 'in') ? null : 'type'
  const asksForEmpty = test !== undefined && (test.op === 'eq' || test.op === 'neq') && test.value === null
  return asksForEmpty || allowed.includes(kind) ? null : 'type'
}

function testsIn(condition: AnyCondition): readonly AnyTest[] {
  switch (condition.op) {
    case 'and':
    case 'or':
      return condition.of.flatMap(testsIn)
    case 'not':
      return testsIn(condition.of)
    default:
      return [condition]
  }
}

/**
 * A query put together at run time, as one that the port takes.
 * @throws record/invalid as `checkQuery`
 */
export function queryOf<K extends ReadableName>(collection: K, query: AnyQuery): Query<RowOf<K>> {
  checkQuery(collection, query)
  return query as Query<RowOf<K>> // checked in the line above: every field is one of K's, every test fits its kind
}

/** A page of all that is in one collection of a workspace, the trash too, newest first, in the order of what nobody changes. */
export function everythingIn(workspaceId: Id, limit: number, after?: PageCursor) {
  const orderBy = [{ field: 'id', direction: 'desc', empty: 'last' }] as const
  return { workspaceId, limit, orderBy, trash: 'include', ...(after && { after }) } as const
}
