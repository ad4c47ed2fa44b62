import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/domain/model/query/run-query'
import { condition, row, text } from '../../support/rows'

const empty = { name: null, amount: null, tags: [] }
const ann = { name: 'Ánn', amount: 10, flag: true, tags: ['red'], rank: 'a' }

describe('a condition', () => {
  it('is true or false for every row: `not` turns each answer round', () => {
    fc.assert(
      fc.property(condition, row, (where, one) => {
        expect(evaluate({ op: 'not', of: where }, one)).toBe(!evaluate(where, one))
      }),
    )
  })

  it('keeps the laws of De Morgan', () => {
    fc.assert(
      fc.property(condition, condition, row, (a, b, one) => {
        const neither = evaluate({ op: 'not', of: { op: 'or', of: [a, b] } }, one)
        const bothNot = evaluate(
          {
            op: 'and',
            of: [
              { op: 'not', of: a },
              { op: 'not', of: b },
            ],
          },
          one,
        )
        expect(neither).toBe(bothNot)
      }),
    )
  })

  it('knows `neq` as the opposite of `eq`, on empty fields too', () => {
    fc.assert(
      fc.property(row, fc.option(text), (one, value) => {
        const isEqual = evaluate({ op: 'eq', field: 'name', value }, one)
        expect(evaluate({ op: 'neq', field: 'name', value }, one)).toBe(!isEqual)
      }),
    )
    expect(evaluate({ op: 'neq', field: 'name', value: 'a' }, empty)).toBe(true)
  })

  it('splits the filled fields in two by any bound, and puts empty ones on neither side', () => {
    fc.assert(
      fc.property(row, text, (one, value) => {
        const below = evaluate({ op: 'lt', field: 'name', value }, one)
        const notBelow = evaluate({ op: 'gte', field: 'name', value }, one)
        expect(below !== notBelow).toBe(one.name !== null)
      }),
    )
  })

  it('compares exactly by eq and in, folded by startsWith and includes', () => {
    const answers = [
      evaluate({ op: 'eq', field: 'name', value: 'Ánn' }, ann),
      evaluate({ op: 'eq', field: 'name', value: 'ann' }, ann),
      evaluate({ op: 'in', field: 'name', values: ['ann'] }, ann),
      evaluate({ op: 'startsWith', field: 'name', value: 'AN' }, ann),
      evaluate({ op: 'includes', field: 'name', value: 'nn' }, ann),
      evaluate({ op: 'includes', field: 'name', value: '' }, empty),
    ]
    expect(answers).toEqual([true, false, false, true, true, false])
  })

  it('takes null and no entries for empty, and a missing field too', () => {
    const answers = [
      evaluate({ op: 'eq', field: 'tags', value: null }, empty),
      evaluate({ op: 'eq', field: 'name', value: null }, empty),
      evaluate({ op: 'eq', field: 'missing', value: null }, empty),
      evaluate({ op: 'neq', field: 'tags', value: null }, ann),
      evaluate({ op: 'has', field: 'tags', value: 'red' }, ann),
      evaluate({ op: 'has', field: 'tags', value: 'red' }, empty),
    ]
    expect(answers).toEqual([true, true, true, true, true, false])
  })

  it('tells ranks apart by case', () => {
    expect(evaluate({ op: 'lt', field: 'rank', value: 'B' }, ann)).toBe(false)
    expect(evaluate({ op: 'lt', field: 'name', value: 'B' }, ann)).toBe(true)
  })
})
