import fc from 'fast-check'
import type { AnyCondition, AnyOrder, AnyQuery, AnyRow } from '../../src/domain/model/query/ast'
import type { Id } from '../../src/domain/model/kernel/id'

/** A row with one field of every kind a query can meet. */
export interface SampleRow extends AnyRow {
  readonly deletedAt: string | null
  readonly name: string | null
  readonly city: string | null
  readonly rank: string
  readonly amount: number | null
  readonly flag: boolean
  readonly tags: readonly string[]
}

export const WORKSPACE = 'workspace-a' as Id
export const OTHER_WORKSPACE = 'workspace-b' as Id

/** Few values, so that ties, near-ties and hits are common; among them those on which orders and case rules differ. */
const TEXTS = [
  '', 'a', 'A', 'ab', 'Ab', 'á', 'Ä', 'ß', 'ss', 'STRASSE', 'Straße', 'ΟΔΟΣ', 'οδοσα', 'İstanbul', 'ıstanbul', 'Łódź', 'lodz',
  'José Ω', 'jose\u0301', '\u{1F600}', '\u{1F600}b', '\uffee', '\ue000', '日本', 'が', 'か', '100%', 'a_b', '+49 (30) 12345', '4930 12345',
  'new\u0001line', 'two words', 'words two',
] // prettier-ignore

export const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
)
export const id = fc.integer({ min: 0, max: 400 }).map((number) => `id-${String(number).padStart(4, '0')}` as Id)

const amount = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.5, 1e15))
const tag = fc.constantFrom('red', 'green', 'blue')

export const row: fc.Arbitrary<SampleRow> = fc.record({
  id,
  workspaceId: fc.oneof({ weight: 9, arbitrary: fc.constant(WORKSPACE) }, { weight: 1, arbitrary: fc.constant(OTHER_WORKSPACE) }),
  deletedAt: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant('2026-11-21T00:00:00.000Z') },
  ),
  name: fc.option(text, { freq: 5 }),
  city: fc.option(text, { freq: 2 }),
  rank: fc.constantFrom('A', 'a', 'B', 'b', 'a0', 'Zz'),
  amount: fc.option(amount, { freq: 4 }),
  flag: fc.boolean(),
  tags: fc.uniqueArray(tag, { maxLength: 3 }),
})

export function rows(maxLength = 40): fc.Arbitrary<readonly SampleRow[]> {
  return fc.uniqueArray(row, { maxLength, selector: (one) => one.id, size: 'max' })
}

export function sampleSearchText(one: SampleRow): string {
  return `${one.name ?? ''}\n${one.city ?? ''}`
}

const textField = fc.constantFrom('name', 'city', 'rank')

const test: fc.Arbitrary<AnyCondition> = fc.oneof(
  fc.record({ op: fc.constantFrom('eq', 'neq'), field: textField, value: fc.option(text) }),
  fc.record({ op: fc.constantFrom('eq', 'neq'), field: fc.constant('amount'), value: fc.option(amount) }),
  fc.record({ op: fc.constantFrom('eq', 'neq'), field: fc.constant('flag'), value: fc.boolean() }),
  fc.record({ op: fc.constantFrom('eq', 'neq'), field: fc.constant('tags'), value: fc.constant(null) }),
  fc.record({ op: fc.constant('in'), field: textField, values: fc.array(text, { maxLength: 3 }) }),
  fc.record({ op: fc.constantFrom('lt', 'lte', 'gt', 'gte'), field: textField, value: text }),
  fc.record({ op: fc.constantFrom('lt', 'lte', 'gt', 'gte'), field: fc.constant('amount'), value: amount }),
  fc.record({ op: fc.constantFrom('startsWith', 'includes'), field: textField, value: text }),
  fc.record({ op: fc.constant('has'), field: fc.constant('tags'), value: tag }),
)

export const condition: fc.Arbitrary<AnyCondition> = fc.letrec<{ node: AnyCondition }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    test,
    fc.record({ op: fc.constantFrom('and', 'or'), of: fc.array(tie('node'), { maxLength: 3 }) }),
    fc.record({ op: fc.constant('not'), of: tie('node') }),
  ),
})).node

const order: fc.Arbitrary<AnyOrder> = fc.record({
  field: fc.constantFrom('name', 'city', 'rank', 'amount', 'flag', 'tags', 'id', 'deletedAt'),
  direction: fc.constantFrom('asc', 'desc'),
  empty: fc.constantFrom('first', 'last'),
})
export const orders: fc.Arbitrary<readonly AnyOrder[]> = fc.array(order, { maxLength: 3 })

export const search = fc.array(text, { maxLength: 2 }).map((words) => words.join(' '))

/** A query of any shape, without a cursor. */
export const query: fc.Arbitrary<AnyQuery> = fc.record(
  {
    workspaceId: fc.oneof({ weight: 5, arbitrary: fc.constant(WORKSPACE) }, { weight: 1, arbitrary: fc.constant(null) }),
    where: condition,
    search,
    orderBy: orders,
    limit: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant(1000)),
    count: fc.constantFrom('none', 'exact'),
    trash: fc.constantFrom('exclude', 'only', 'include'),
  },
  { requiredKeys: ['workspaceId', 'limit'] },
)
