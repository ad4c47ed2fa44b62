import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTestGroup, OPERAND, type Operator, type View } from '../../../src/domain/model/views/view'
import { readView, writeView } from '../../../src/domain/model/views/view-text'

const EVERYTHING: View = {
  layout: 'table',
  filter: {
    match: 'all',
    tests: [
      { field: 'owner', operator: 'any-of', values: ['me'] },
      {
        match: 'any',
        tests: [
          { field: 'city', operator: 'contains', values: ['Bad (Ort); 5,5 %:'] },
          { field: 'custom.note', operator: 'empty', values: [] },
        ],
      },
    ],
  },
  sort: [
    { field: 'name', direction: 'asc' },
    { field: 'createdAt', direction: 'desc' },
  ],
  group: 'lifecycle',
  columns: [
    { field: 'name', width: 240 },
    { field: 'email', width: null },
  ],
}

describe('a view written down', () => {
  it('can be read by people', () => {
    expect(writeView(EVERYTHING)).toEqual({
      layout: 'table',
      filter: 'owner:any-of:me;(any;city:contains:Bad%20%28Ort%29%3B%205%2C5%20%25%3A;custom.note:empty)',
      sort: 'name,-createdAt',
      group: 'lifecycle',
      columns: 'name*240,email',
    })
  })

  const key = fc.constantFrom('name', 'owner', 'custom.size_2')
  const test = fc.record({
    field: key,
    operator: fc.constantFrom(...(Object.keys(OPERAND) as Operator[])),
    values: fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), { maxLength: 2 }),
  })
  const match = fc.constantFrom('all' as const, 'any' as const)
  const group = fc.record({ match, tests: fc.array(test, { minLength: 1, maxLength: 3 }) })
  const view = fc.record({
    layout: fc.constantFrom('table' as const, 'board' as const),
    filter: fc
      .record({ match, tests: fc.array(fc.oneof(test, group), { maxLength: 3 }) })
      .map((filter) => (filter.tests.length === 0 ? { match: 'all' as const, tests: [] } : filter)),
    sort: fc.array(fc.record({ field: key, direction: fc.constantFrom('asc' as const, 'desc' as const) }), { maxLength: 2 }),
    group: fc.option(key),
    columns: fc.array(fc.record({ field: key, width: fc.option(fc.integer({ min: 10, max: 9999 })) }), { maxLength: 3 }),
  })

  it('is read as it was written, whatever the values are', () => {
    fc.assert(
      fc.property(view, (any) => {
        expect(readView(writeView(any))).toEqual(any)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    'owner',
    'owner:resembles:me',
    '1:is:a',
    'a:is:b:c',
    'a:is:%',
    '((a:empty))',
    '(a:empty',
    'a:empty)(b:empty',
    'any',
    '()',
    ';a:empty',
    'a:empty;;b:empty',
  ])('is not read from %j', (filter) => {
    expect(readView({ layout: null, filter, sort: null, group: null, columns: null })).toBeNull()
  })

  it('is not read with an order, a width or a layout of no kind', () => {
    const blank = { layout: null, filter: null, sort: null, group: null, columns: null }
    const bad = [{ sort: '--name' }, { sort: 'name,' }, { columns: 'name*x' }, { layout: 'pie' }, { group: ' ' }]
    expect(bad.map((part) => readView({ ...blank, ...part }))).toEqual(bad.map(() => null))
  })

  it('keeps groups apart from conditions', () => {
    expect(EVERYTHING.filter.tests.map(isTestGroup)).toEqual([false, true])
  })
})
