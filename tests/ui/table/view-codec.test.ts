import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyTest } from '../../../src/domain/model/query/any-query'
import type { Filter, TableView } from '../../../src/ui/table/table-view'
import { viewCodec } from '../../../src/ui/table/view-codec'

const FIELDS = { name: 'text', city: 'text', age: 'number', active: 'flag', tagIds: 'list', address: 'object' } as const
const NAME_UP = [{ field: 'name', direction: 'asc' }] as const
const codec = viewCodec(FIELDS, NAME_UP)

const text = fc.string({ unit: 'grapheme' })
const textField = fc.constantFrom('name', 'city')
const tests: fc.Arbitrary<AnyTest> = fc.oneof(
  fc.record({ op: fc.constantFrom('eq', 'neq', 'startsWith', 'includes', 'lt', 'gte'), field: textField, value: text }),
  fc.record({ op: fc.constant('in'), field: textField, values: fc.array(text, { minLength: 1 }) }),
  fc.record({ op: fc.constantFrom('lt', 'gt', 'eq'), field: fc.constant('age'), value: fc.integer() }),
  fc.record({ op: fc.constant('eq'), field: fc.constant('active'), value: fc.boolean() }),
  fc.record({ op: fc.constant('has'), field: fc.constant('tagIds'), value: text }),
  fc.record({ op: fc.constantFrom('eq', 'neq'), field: fc.constantFrom('city', 'tagIds', 'address'), value: fc.constant(null) }),
)
const anyFilter: fc.Arbitrary<Filter> = fc.oneof(
  tests,
  tests.map((of): Filter => ({ op: 'not', of })),
)
const views: fc.Arbitrary<TableView> = fc.record({
  search: text,
  filters: fc.array(anyFilter, { maxLength: 5 }),
  sort: fc.array(fc.record({ field: fc.constantFrom('name', 'age', 'active'), direction: fc.constantFrom('asc', 'desc') }), {
    minLength: 1,
    maxLength: 3,
  }),
})

describe('a view in the URL', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(codec.decode(codec.encode(view))).toEqual(view)
      }),
    )
  })

  it('is nothing at all for the view one gets without asking', () => {
    expect(codec.encode({ search: '', filters: [], sort: NAME_UP })).toBe('')
  })

  it('can be read and written by hand', () => {
    const view = codec.decode('q=ada&sort=-age,name&filter=city:includes:ber&filter=-tagIds:has:t1&filter=active:eq:true')

    expect(view).toEqual({
      search: 'ada',
      sort: [
        { field: 'age', direction: 'desc' },
        { field: 'name', direction: 'asc' },
      ],
      filters: [
        { op: 'includes', field: 'city', value: 'ber' },
        { op: 'not', of: { op: 'has', field: 'tagIds', value: 't1' } },
        { op: 'eq', field: 'active', value: true },
      ],
    })
  })

  it('stays readable in the address bar', () => {
    const filters = [{ op: 'in', field: 'city', values: ['a', 'b,c'] }] as const

    expect(codec.encode({ search: '', filters, sort: NAME_UP })).toBe('filter=city:in:a,b%252Cc')
  })

  it('keeps the parameters of others', () => {
    expect(codec.encode({ search: 'ada', filters: [], sort: NAME_UP }, 'peek=people%2F1&q=old&filter=a:b:c')).toBe(
      'peek=people/1&q=ada',
    )
  })

  it.each([
    'sort=nonsense',
    'sort=-tagIds',
    'sort=toString',
    'filter=nonsense:eq:1',
    'filter=constructor:eq:1',
    'filter=age:eq:many',
    'filter=age:includes:1',
    'filter=active:lt:true',
    'filter=address:eq:x',
    'filter=tagIds:includes:x',
    'filter=city:in:%25',
    'filter=city',
    'filter=',
  ])('leaves out what it does not understand: %s', (query) => {
    expect(codec.decode(query)).toEqual({ search: '', filters: [], sort: NAME_UP })
  })

  it('opens whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(codec.decode(query).sort.length).toBeGreaterThan(0)
      }),
    )
  })
})
