import fc from 'fast-check'
import type { AnyCondition, AnyOrder, AnyQuery, Scalar } from '../../src/domain/model/query/ast'
import type { ReadableName } from '../../src/domain/model/records/collections'
import { customField, customKeyOf, readField } from '../../src/domain/model/query/field-reader'
import { FIELD_KINDS, type FieldKind } from '../../src/domain/model/records/check-query'

type Row = Readonly<Record<string, unknown>>
type Question = Pick<AnyQuery, 'where' | 'search' | 'similar' | 'orderBy' | 'trash'>

/** Texts that are no row's, so that conditions also miss: bounds between values, other cases, patterns. */
const NEAR_MISSES = ['', 'a', 'AD', 'z', 'é', '%', '_', '9', '\u{1F600}', '\uFFFF', 'null', 'i', 'SS'] as const

/**
 * Any question the query language can put to a collection, drawn towards the values its rows really have: a condition that
 * never holds tests nothing.
 */
export function randomQuestion(collection: ReadableName, rows: readonly Row[]): fc.Arbitrary<Question> {
  const fields = [...Object.entries<FieldKind>(FIELD_KINDS[collection]), ...customFields(rows)]
  const condition = conditionOn(fields, rows)
  return fc.record(
    {
      where: condition,
      search: searchIn(rows),
      similar: fc.boolean(),
      orderBy: fc.array(orderBy(fields), { maxLength: 3 }),
      trash: fc.constantFrom('exclude', 'only', 'include'),
    },
    { requiredKeys: [] },
  )
}

/**
 * What records hold of the workspace's own fields. Each is also asked as what it is not: a query does not know which type a
 * field has, and a test holds only for the values it fits.
 */
function customFields(rows: readonly Row[]): readonly (readonly [string, FieldKind])[] {
  const keys = new Set(rows.flatMap(({ custom }) => Object.keys({ ...(custom as object | undefined) })))
  return [...keys].flatMap((key) =>
    (['text', 'number', 'flag', 'list'] as const).map((kind) => [customField(key), kind] as const),
  )
}

function conditionOn(fields: readonly (readonly [string, FieldKind])[], rows: readonly Row[]): fc.Arbitrary<AnyCondition> {
  const currencies = fields.filter(([field]) => customKeyOf(field) !== null).map(([field]) => `${field}.currency`)
  const test = fc.oneof(
    ...fields.map(([field, kind]) => testOn(field, kind, rows)),
    // Of a currency there is no range and no part.
    ...[...new Set(currencies)].map((field) => testOn(field, 'flag', rows)),
  )
  return fc.letrec<{ node: AnyCondition }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 3, arbitrary: test },
      { weight: 1, arbitrary: fc.record({ op: fc.constantFrom('and', 'or'), of: fc.array(tie('node'), { maxLength: 3 }) }) },
      { weight: 1, arbitrary: fc.record({ op: fc.constant('not'), of: tie('node') }) },
    ),
  })).node
}

function testOn(field: string, kind: FieldKind, rows: readonly Row[]): fc.Arbitrary<AnyCondition> {
  const isEmpty = fc.record({ op: fc.constantFrom('eq', 'neq'), field: fc.constant(field), value: fc.constant(null) })
  const seen = valuesOf(field, rows)
  if (kind === 'object') return isEmpty
  if (kind === 'list') {
    return seen.length === 0
      ? isEmpty
      : fc.oneof(isEmpty, fc.record({ op: fc.constant('has'), field: fc.constant(field), value: fc.constantFrom(...seen) }))
  }
  const named = { field: fc.constant(field) }
  const value = fc.constantFrom(...seen, ...missesOf(kind))
  const exact = fc.record({ ...named, op: fc.constantFrom('eq', 'neq'), value })
  const among = fc.record({ ...named, op: fc.constant('in'), values: fc.array(value, { maxLength: 3 }) })
  if (kind === 'flag') return fc.oneof(isEmpty, exact, among)
  const bound = value.filter((one): one is string | number => typeof one !== 'boolean')
  const range = fc.record({ ...named, op: fc.constantFrom('lt', 'lte', 'gt', 'gte'), value: bound })
  if (kind === 'number') return fc.oneof(isEmpty, exact, among, range)
  const part = fc.record({ ...named, op: fc.constantFrom('startsWith', 'includes'), value: fragmentOf(seen) })
  return fc.oneof(isEmpty, exact, among, range, part)
}

function missesOf(kind: FieldKind): readonly Scalar[] {
  if (kind === 'flag') return [true, false]
  return kind === 'number' ? [-1, 0, 0.5, 1e15] : NEAR_MISSES
}

function orderBy(fields: readonly (readonly [string, FieldKind])[]): fc.Arbitrary<AnyOrder> {
  const ordered = fields.filter(([, kind]) => kind === 'text' || kind === 'number' || kind === 'flag').map(([field]) => field)
  return fc.record({
    field: fc.constantFrom(...ordered),
    direction: fc.constantFrom('asc', 'desc'),
    empty: fc.constantFrom('first', 'last'),
  })
}

function searchIn(rows: readonly Row[]): fc.Arbitrary<string> {
  const texts = rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'))
  return fc.array(fragmentOf(texts), { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))
}

/** A piece of a text that is there, in either case, or one that is likely not to be. */
function fragmentOf(seen: readonly Scalar[]): fc.Arbitrary<string> {
  const piece = fc
    .tuple(fc.constantFrom(...seen.map(String), ...NEAR_MISSES), fc.nat({ max: 4 }), fc.integer({ min: 1, max: 6 }), fc.boolean())
    .map(([text, from, length, isUpper]) => {
      const cut = Array.from(text)
        .slice(from, from + length)
        .join('')
      return isUpper ? cut.toUpperCase() : cut
    })
  return piece
}

function valuesOf(field: string, rows: readonly Row[]): readonly Scalar[] {
  const values = rows.flatMap((row) => readField(row, field))
  return [
    ...new Set(values.filter((value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')),
  ]
}
