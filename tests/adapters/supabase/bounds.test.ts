import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after, leastUuid } from '../../../src/adapters/supabase/records/value-tests'
import { compareText } from '../../../src/domain/model/kernel/compare-text'

const text = fc.string({ unit: fc.constantFrom('a', 'z', '\uD7FF', '\uE000', '\u{10FFFF}', '\u{1F600}', 'ß'), maxLength: 4 })
/** Texts near those of ids: cut short, too long, with letters that no id has. */
const nearId = fc
  .tuple(fc.uuid(), fc.nat({ max: 40 }), fc.constantFrom('', 'g', 'G', '-', ' ', 'f', '0', 'zz', '\u{1F600}'))
  .map(([id, length, tail]) => id.slice(0, length) + tail)

describe('the end of all texts that begin so', () => {
  it('is above each of them and not above what follows', () => {
    fc.assert(
      fc.property(text, text, (prefix, other) => {
        const end = after(prefix)
        const isWithin = compareText(other, prefix) >= 0 && (end === null || compareText(other, end) < 0)
        expect(isWithin).toBe(other.startsWith(prefix))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the least id whose text is not less', () => {
  it('parts the ids where the text does', () => {
    fc.assert(
      fc.property(nearId, fc.uuid(), (bound, id) => {
        const least = leastUuid(bound)
        expect(least !== null && id >= least).toBe(compareText(id, bound) >= 0)
      }),
      { numRuns: 3000 },
    )
  })

  it('is an id, or there is none', () => {
    expect([leastUuid(''), leastUuid('g'), leastUuid('ffffffff-ffff-ffff-ffff-ffffffffffffa')]).toEqual([
      '00000000-0000-0000-0000-000000000000',
      null,
      null,
    ])
  })
})
