import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import { evaluate } from '../../../src/domain/model/query/run-query'
import { checkQuery } from '../../../src/domain/model/records/check-query'
import { conditionOf, type FilterContext } from '../../../src/domain/model/views/condition-of'
import { FIELD_CATALOGUE, ROWS_OF } from '../../../src/domain/model/views/field-catalogue'
import { type Operator, VIEW_COLLECTIONS, type ViewTest } from '../../../src/domain/model/views/view'
import { fieldsByKey, fitted, isAskable } from '../../../src/domain/model/views/fit'
import { OPERAND, type OperandKind } from '../../../src/domain/model/views/view'
import { operatorsOf } from '../../../src/domain/model/views/view-field'

const ME = '018f0000-0000-7000-8000-000000000001' as Id
const BEN = '018f0000-0000-7000-8000-000000000002'
const context: FilterContext = { me: ME, today: '2026-11-21' as PlainDate, timeZone: 'Europe/Berlin', weekStart: 'monday' }
const fields = { people: fieldsByKey(FIELD_CATALOGUE.people), deals: fieldsByKey(FIELD_CATALOGUE.deals) }

const test = (field: string, operator: Operator, ...values: string[]): ViewTest => ({ field, operator, values })

function matches(collection: 'people' | 'deals', one: ViewTest, rows: readonly object[]): readonly boolean[] {
  const condition = conditionOf({ match: 'all', tests: [one] }, fields[collection], context)!
  return rows.map((row) => evaluate(condition, row))
}

describe('a condition of a view', () => {
  const cities = ['Köln', 'KOLN', 'Köln Mitte', 'Berlin', null].map((city) => ({ city }))
  it.each([
    [test('city', 'is', 'köln'), [true, true, false, false, false]],
    [test('city', 'is-not', 'köln'), [false, false, true, true, true]],
    [test('city', 'contains', 'oln'), [true, true, true, false, false]],
    [test('city', 'lacks', 'oln'), [false, false, false, true, true]],
    [test('city', 'starts', 'ber'), [false, false, false, true, false]],
    [test('city', 'empty'), [false, false, false, false, true]],
    [test('city', 'filled'), [true, true, true, true, false]],
  ])('on text: %j', (one, expected) => {
    expect(matches('people', one, cities)).toEqual(expected)
  })

  const tags = [[], ['018f0000-0000-7000-8000-00000000000a'], ['018f0000-0000-7000-8000-00000000000a', BEN]].map((tagIds) => ({
    tagIds,
  }))
  it.each([
    ['has-any', [false, true, true]],
    ['has-all', [false, false, true]],
    ['has-none', [true, false, false]],
  ] as const)('on tags: %s of two', (operator, expected) => {
    expect(matches('people', test('tags', operator, '018f0000-0000-7000-8000-00000000000a', BEN), tags)).toEqual(expected)
  })

  it('finds the deals of whoever takes part, first or not', () => {
    const rows = [[ME, BEN], [BEN], [ME], []].map((personIds) => ({ personId: personIds[0] ?? null, personIds }))
    expect([
      matches('deals', test('person', 'any-of', BEN), rows),
      matches('deals', test('person', 'none-of', BEN), rows),
      matches('deals', test('person', 'empty'), rows),
    ]).toEqual([
      [true, true, false, false],
      [false, false, true, true],
      [false, false, false, true],
    ])
  })

  it('takes whoever asks for "me"', () => {
    const rows = [ME, BEN, null].map((ownerId) => ({ ownerId }))
    expect([
      matches('people', test('owner', 'any-of', 'me'), rows),
      matches('people', test('owner', 'none-of', 'me', BEN), rows),
    ]).toEqual([
      [true, false, false],
      [false, false, true],
    ])
  })

  const closes = ['2026-10-31', '2026-11-01', '2026-11-20', '2026-11-21', '2026-11-30', null].map((expectedCloseOn) => ({
    expectedCloseOn,
  }))
  it.each([
    [test('closeOn', 'during', 'this-month'), [false, true, true, true, true, false]],
    [test('closeOn', 'during', 'past'), [true, true, true, false, false, false]],
    [test('closeOn', 'on', '2026-11-21'), [false, false, false, true, false, false]],
    [test('closeOn', 'before', '2026-11-21'), [true, true, true, false, false, false]],
    [test('closeOn', 'until', '2026-11-21'), [true, true, true, true, false, false]],
    [test('closeOn', 'after', '2026-11-21'), [false, false, false, false, true, false]],
    [test('closeOn', 'since', '2026-11-21'), [false, false, false, true, true, false]],
    [test('closeOn', 'within', '2026-11-20', '2026-11-01'), [false, true, true, false, false, false]],
  ])('on days: %j', (one, expected) => {
    expect(matches('deals', one, closes)).toEqual(expected)
  })

  it('reckons the days of an instant where the workspace is', () => {
    const rows = ['2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00.000Z', '2026-11-21T22:59:59.999Z', '2026-11-21T23:00:00.000Z']
    expect(
      matches(
        'people',
        test('createdAt', 'during', 'today'),
        rows.map((createdAt) => ({ createdAt })),
      ),
    ).toEqual([false, true, true, false])
  })

  it('compares amounts as they are written, whatever the currency', () => {
    const rows = [
      { amountMinor: 500_000, currency: 'EUR' },
      { amountMinor: 5_000, currency: 'JPY' },
      { amountMinor: 5_000_000, currency: 'KWD' },
      { amountMinor: 5_000, currency: 'EUR' },
      { amountMinor: null, currency: 'EUR' },
    ]
    expect([
      matches('deals', test('amount', 'equals', '5000'), rows),
      matches('deals', test('amount', 'least', '50.01'), rows),
      matches('deals', test('amount', 'between', '60', '40'), rows),
    ]).toEqual([
      [true, true, true, false, false],
      [true, true, true, false, false],
      [false, false, false, true, false],
    ])
  })

  it('may stand in a group where one is enough', () => {
    const filter = {
      match: 'all',
      tests: [test('owner', 'any-of', 'me'), { match: 'any', tests: [test('city', 'is', 'Berlin'), test('city', 'empty')] }],
    } as const
    const condition = conditionOf(filter, fields.people, context)!
    const rows = [ME, BEN].flatMap((ownerId) => ['Berlin', null, 'Bonn'].map((city) => ({ ownerId, city })))
    expect(rows.map((row) => evaluate(condition, row))).toEqual([true, true, false, false, false, false])
  })

  const OPERANDS: Readonly<Record<OperandKind, readonly string[]>> = {
    none: [],
    text: ['a'],
    number: ['1.5'],
    numbers: ['1', '2'],
    day: ['2026-11-21'],
    days: ['2026-11-21', '2026-11-22'],
    period: ['last-7-days'],
    options: [BEN],
  }
  it.each(VIEW_COLLECTIONS)('can be asked of %s with every operator that fits', (collection) => {
    const known = fieldsByKey(FIELD_CATALOGUE[collection])
    for (const field of FIELD_CATALOGUE[collection]) {
      if (field.field === null) continue
      for (const operator of operatorsOf(field)) {
        const values = OPERAND[operator] === 'options' ? [field.choices?.[0] ?? BEN] : OPERANDS[OPERAND[operator]]
        const one = test(field.key, operator, ...values)
        const where = conditionOf({ match: 'all', tests: [one] }, known, context)!
        expect([one, isAskable(one, known), where === null]).toEqual([one, true, false])
        checkQuery(ROWS_OF[collection], { workspaceId: ME, where, limit: 1 })
      }
    }
  })

  it.each([
    test('shoeSize', 'is', '42'),
    test('city', 'any-of', BEN),
    test('city', 'contains', ' '),
    test('city', 'contains'),
    test('lifecycle', 'any-of', 'enemy'),
    test('owner', 'any-of'),
    test('owner', 'any-of', 'you'),
    test('createdAt', 'on', '2026-02-30'),
    test('createdAt', 'during', 'soon'),
  ])('is left out where it cannot be asked: %j', (one) => {
    const view = { layout: 'table', filter: { match: 'any', tests: [one] }, sort: [], group: null, columns: [] } as const
    expect([fitted(view, fields.people), conditionOf(view.filter, fields.people, context)]).toEqual([
      { view: { ...view, filter: { match: 'any', tests: [] } }, isWhole: false },
      null,
    ])
  })
})
