import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRank, rankBetween, ranks } from '../../src/domain/model/kernel/rank'

/** Inserts at the given places, each a fraction of the list so far, and gives the list. */
function insertAt(places: readonly number[]): readonly string[] {
  const list: string[] = []
  for (const place of places) {
    const index = Math.round(place * list.length)
    list.splice(index, 0, rankBetween(list[index - 1] ?? null, list[index] ?? null))
  }
  return list
}

describe('rank between two', () => {
  it('keeps any list of insertions in strictly ascending order by code unit', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 300 }), (places) => {
        const list = insertAt(places)
        expect(list).toEqual([...new Set(list)].toSorted((a, b) => (a < b ? -1 : 1)))
        expect(list.every(isRank)).toBe(true)
      }),
    )
  })

  it('grows with the logarithm at the ends and by a digit in six in one gap', () => {
    const top = (count: number, place: number) =>
      Math.max(...insertAt(Array<number>(count).fill(place)).map((rank) => rank.length))
    const gap = ['a0', 'a1']
    for (let step = 0; step < 600; step += 1) gap.splice(1, 0, rankBetween(gap[0] ?? null, gap[1] ?? null))
    expect({ appended: top(5000, 1), prepended: top(5000, 0), gap: Math.max(...gap.map((rank) => rank.length)) }).toEqual({
      appended: 4,
      prepended: 4,
      gap: expect.toSatisfy((length: number) => length < 125),
    })
  })

  it('gives the same answer to the same question', () => {
    expect([rankBetween(null, null), rankBetween('a0', 'a1'), rankBetween('a0', 'a1')]).toEqual(['a0', 'a0V', 'a0V'])
  })

  it.each([
    ['a1', 'a0'],
    ['a0', 'a0'],
    ['V', null],
    ['a00', null],
    ['', 'a0'],
  ])('refuses %j before %j', (before, after) => {
    expect(() => rankBetween(before, after)).toThrow(RangeError)
  })
})

describe('ranks', () => {
  it('are as many as asked, ascending and short', () => {
    const list = ranks(5000)
    expect(list.length).toBe(5000)
    expect(list.every((rank, index) => index === 0 || (list[index - 1] ?? '') < rank)).toBe(true)
    expect(list.at(-1)?.length).toBeLessThanOrEqual(4)
  })
})
