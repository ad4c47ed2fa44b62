import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchChunks } from '../../../src/adapters/shared/engine/search-chunks'
import { fold } from '../../../src/domain/model/kernel/text-fold'

describe('searching joined texts', () => {
  // Few letters, so that words are often met; some that take two UTF-16 units, and one that is the code of a pair of others.
  const letter = fc.constantFrom('a', 'b', 'n', 'ß', 'é', '𝒳', '漢', String.fromCharCode(0x80 * 0x61), '-', '7')
  const text = fc.array(fc.oneof({ weight: 6, arbitrary: letter }, fc.constantFrom(' ', '\n', '\f')), { maxLength: 12 })
  const word = fc.array(letter, { minLength: 1, maxLength: 4 }).map((letters) => fold(letters.join('')))

  it('finds the rows that hold every word, prepared or not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(text.map((parts) => parts.join(''))), { maxLength: 40 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (rows, words, isPrepared) => {
          const chunks = new SearchChunks(rows, (row) => row)
          if (isPrepared) while (chunks.prepare());
          const found: number[] = []
          chunks.match(words, (slot) => found.push(slot))
          const holding = rows.flatMap((row, slot) => (words.every((one) => fold(row ?? '').includes(one)) ? [slot] : []))
          expect(found).toEqual(holding)
        },
      ),
    )
  })

  it('looks at a row anew after it changed', () => {
    const rows = Array.from({ length: 5000 }, (_, slot) => `row ${slot}`)
    const chunks = new SearchChunks(rows, (row) => row)
    while (chunks.prepare());
    rows[4321] = 'another'
    chunks.drop(4321)
    const found: number[] = []
    chunks.match(['ot'], (slot) => found.push(slot))
    expect(found).toEqual([4321])
  })
})
