import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchTest } from '../../../src/domain/model/kernel/similar-text'
import { fold } from '../../../src/domain/model/kernel/text-fold'
import { NAME_SETS } from '../../../src/domain/use-cases/sample/sample-words'

const text = (name: string) => fold(`Dr.\n${name}\nsomebody@example.com`)

describe('a search that may be similar', () => {
  it('finds a name of five letters or more however one letter of it slipped', () => {
    const names = NAME_SETS.flatMap(({ first, last }) => [...first, ...last]).filter((name) => Array.from(fold(name)).length >= 5)
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.constantFrom(...SLIPS),
        fc.constantFrom('a', 'e', 'q', 'x', 'z'),
        (name, at, slip, put) => {
          const letters = Array.from(fold(name))
          const typed = slip(letters, at % letters.length, put)
          expect(searchTest(typed, true)(text(name))).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['schmdit', 'Schmidt', true],
    ['muler', 'Müller', true],
    ['schmdti', 'Schmidt', false],
    ['annx', 'Anna', false],
    ['0301', '0300', false],
  ])('for %j and %j says %s', (search, name, isFound) => {
    expect(searchTest(search, true)(text(name))).toBe(isFound)
  })

  it('needs the word as it is where it may not be similar', () => {
    expect([searchTest('schmdit', false)(text('Schmidt')), searchTest('schmidt', false)(text('Schmidt'))]).toEqual([false, true])
  })
})

type Slip = (letters: readonly string[], at: number, put: string) => string

const SLIPS: readonly Slip[] = [
  (letters, at) => letters.toSpliced(at, 1).join(''),
  (letters, at, put) => letters.toSpliced(at, 0, put).join(''),
  (letters, at, put) => letters.with(at, put).join(''),
  (letters, at) => {
    const first = Math.min(at, letters.length - 2)
    return letters.toSpliced(first, 2, letters[first + 1] ?? '', letters[first] ?? '').join('')
  },
]
