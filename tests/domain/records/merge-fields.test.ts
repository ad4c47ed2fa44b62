import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame, mergeFields } from '../../../src/domain/model/records/merge-fields'

const letter = fc.option(fc.constantFrom('a', 'b', 'c'))
const record = fc.record({ name: letter, note: letter, size: letter, tagIds: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')) })
const states = fc.record({ before: record, theirs: record, mine: record })

describe('merging a write with what others wrote', () => {
  it('keeps what one side alone changed, and asks about what both did', () => {
    const before = { jobTitle: 'Mate', source: 'Fair', ownerId: null, description: 'Old' }
    const theirs = { jobTitle: 'Pilot', source: 'Web', ownerId: null, description: 'Old' }
    const mine = { jobTitle: 'Captain', ownerId: 'me', description: 'New' }
    expect(mergeFields({ before, theirs, mine })).toEqual({
      patch: { ownerId: 'me', description: 'New' },
      clashes: [{ path: 'jobTitle', before: 'Mate', theirs: 'Pilot', mine: 'Captain' }],
    })
    expect(mergeFields({ before, theirs, mine }, new Set(['jobTitle'])).patch).toEqual(mine)
  })

  it('merges an address part by part', () => {
    const before = { address: { street: 'Old 1', city: 'Kiel', country: null } }
    const theirs = { address: { street: 'Old 1', city: 'Lübeck', country: 'DE' } }
    const mine = { address: { street: 'New 2', city: 'Bremen', country: null } }
    const { clashes } = mergeFields({ before, theirs, mine })
    expect(clashes.map(({ path }) => path)).toEqual(['address.city'])
    expect(mergeFields({ before, theirs, mine }, new Set(['address.city'])).patch).toEqual({
      address: { street: 'New 2', city: 'Bremen', country: 'DE' },
    })
  })

  it('merges an address that both began', () => {
    const part = { street: null, city: null }
    const sides = { before: { address: null }, theirs: { address: { ...part, city: 'Kiel' } } }
    const merged = mergeFields({ ...sides, mine: { address: { ...part, street: 'Quay 1' } } })
    expect(merged).toEqual({ patch: { address: { street: 'Quay 1', city: 'Kiel' } }, clashes: [] })
  })

  it('never makes one’s amount of the other’s currency', () => {
    const before = { amountMinor: 100, currency: 'EUR' }
    const theirs = { amountMinor: 100, currency: 'JPY' }
    const merged = mergeFields({ before, theirs, mine: { amountMinor: 200 } })
    expect(merged).toEqual({
      patch: {},
      clashes: [{ path: 'amountMinor', before, theirs, mine: { amountMinor: 200, currency: 'EUR' } }],
    })
    expect(mergeFields({ before, theirs, mine: { amountMinor: 200 } }, new Set(['amountMinor'])).patch).toEqual({
      amountMinor: 200,
      currency: 'EUR',
    })
  })

  it('keeps the tags that both added, and takes away those that either did', () => {
    const merged = mergeFields({
      before: { tagIds: ['a', 'b', 'c'] },
      theirs: { tagIds: ['a', 'b', 'd'] },
      mine: { tagIds: ['b', 'c', 'e'] },
    })
    expect(merged).toEqual({ patch: { tagIds: ['b', 'd', 'e'] }, clashes: [] })
  })

  it('asks about what the writer never saw', () => {
    expect(mergeFields({ before: {}, theirs: { note: 'theirs' }, mine: { note: 'mine' } }).clashes).toEqual([
      { path: 'note', before: undefined, theirs: 'theirs', mine: 'mine' },
    ])
  })

  it('writes mine as it is when nobody else wrote, and nothing when there is nothing of mine', () => {
    fc.assert(
      fc.property(states, ({ before, mine }) => {
        const { patch, clashes } = mergeFields({ before, theirs: before, mine })
        expect({ ...before, ...patch }).toEqual(mine)
        expect(clashes).toEqual([])
        expect(mergeFields({ before, theirs: mine, mine: before })).toEqual({ patch: {}, clashes: [] })
      }),
    )
  })

  it('ends, field by field, in before, theirs or mine, and in mine wherever that was chosen', () => {
    fc.assert(
      fc.property(states, ({ before, theirs, mine }) => {
        const asked = mergeFields({ before, theirs, mine })
        const chosen = mergeFields({ before, theirs, mine }, new Set(asked.clashes.map(({ path }) => path)))
        expect(chosen.clashes).toEqual(asked.clashes)
        const [kept, taken] = [asked, chosen].map(({ patch }) => ({ ...theirs, ...patch }))
        for (const field of ['name', 'note', 'size'] as const) {
          const clashes = asked.clashes.some(({ path }) => path === field)
          const mineOnly = theirs[field] === before[field]
          expect(kept?.[field]).toBe(clashes || !mineOnly ? theirs[field] : mine[field])
          expect(taken?.[field]).toBe(clashes || mineOnly ? mine[field] : theirs[field])
        }
      }),
    )
  })
})

describe('whether two values are the same', () => {
  const json = fc.jsonValue({ maxDepth: 3 })

  it('asks for no order of keys, at any depth', () => {
    fc.assert(fc.property(json, (one) => isSame(one, backwards(one))))
  })

  it('tells apart whatever is written otherwise, whichever is asked about first', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const same = written(one) === written(other)
        expect([isSame(one, other), isSame(other, one)]).toEqual([same, same])
      }),
    )
  })

  it('takes null for undefined, and no more fields for no field', () => {
    expect(isSame({ a: null, b: [undefined] }, { a: undefined, b: [null] })).toBe(true)
    expect([isSame({ a: null }, {}), isSame({}, null), isSame([], {}), isSame(0, false)]).toEqual([false, false, false, false])
  })

  it('compares what is a field of its own alone, not what every object inherits', () => {
    expect(isSame({ constructor: Object }, { other: null })).toBe(false)
    expect(isSame({ constructor: null }, { constructor: null })).toBe(true)
  })
})

function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries<unknown>({ ...value }).toReversed()
  return Object.fromEntries(entries.map(([key, each]) => [key, backwards(each)]))
}

/** One text for whatever is the same. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  // To JSON, zero has no sign.
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries<unknown>({ ...value }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${written(each)}`).join()}}`
}
