import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyOrder } from '../../../src/domain/model/query/ast'
import { compareRows } from '../../../src/domain/model/query/order'
import { orders, row } from '../../support/rows'

describe('the order of rows', () => {
  it('is total: antisymmetric, transitive, equal only for one id', () => {
    fc.assert(
      fc.property(orders, row, row, row, (orderBy, a, b, c) => {
        const compare = compareRows(orderBy)
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0)
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
        if (a.id !== b.id) expect(compare(a, b)).not.toBe(0)
      }),
    )
  })

  it.each([
    [{ field: 'name', direction: 'asc', empty: 'first' }, ['', 'a', 'b']],
    [{ field: 'name', direction: 'desc', empty: 'first' }, ['', 'b', 'a']],
    [{ field: 'name', direction: 'asc', empty: 'last' }, ['a', 'b', '']],
    [{ field: 'name', direction: 'desc', empty: 'last' }, ['b', 'a', '']],
  ] as const)('puts empties where it is told, whatever the direction: %o', (order: AnyOrder, expected) => {
    const base = fc.sample(row, { numRuns: 1, seed: 1 })[0]!
    const three = ['b', null, 'a'].map((name) => ({ ...base, name }))

    expect(three.toSorted(compareRows([order])).map(({ name }) => name ?? '')).toEqual(expected)
  })
})
