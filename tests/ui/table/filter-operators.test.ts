import { describe, expect, it } from 'vitest'
import { makeFilter, operatorOf, OPERATORS_OF, valuesOf, type FilterKind } from '../../../src/ui/table/filter-operators'

const KINDS: readonly FilterKind[] = ['text', 'words', 'choice', 'tags', 'flag', 'date']

describe('filter operators', () => {
  it.each(KINDS.flatMap((kind) => OPERATORS_OF[kind].map((name) => [kind, name] as const)))(
    'of %s: %s makes a condition that is read as itself',
    (kind, name) => {
      const filter = makeFilter(name, 'field', ['a'])

      expect(filter === null ? null : operatorOf(filter, kind)).toBe(name)
    },
  )

  it('makes nothing while its value is missing', () => {
    expect([makeFilter('contains', 'city', ['  ']), makeFilter('any-of', 'city', []), makeFilter('empty', 'city', [])]).toEqual([
      null,
      null,
      { op: 'eq', field: 'city', value: null },
    ])
  })

  it('gives back the values it was made of', () => {
    const filter = makeFilter('none-of', 'lifecycle', ['lead', 'former'])

    expect(filter === null ? null : valuesOf(filter)).toEqual(['lead', 'former'])
  })
})
