import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareText } from '../../../src/domain/model/kernel/compare-text'
import { fold, searchWords } from '../../../src/domain/model/kernel/text-fold'

const anyText = fc.string({ unit: 'binary' })

describe('folding text', () => {
  it('leaves out case and Latin accents, and spells letters that do not decompose', () => {
    const folded = ['Łódź', 'STRASSE', 'Straße', 'ẞ', 'Ærø', 'œuvre', 'Đặng', 'İIıi', 'ΟΔΟΣ', 'jose\u0301', 'Ёлка'].map(fold)

    expect(folded).toEqual(['lodz', 'strasse', 'strasse', 'ss', 'aero', 'oeuvre', 'dang', 'iiii', 'οδοσ', 'jose', 'елка'])
  })

  it('keeps marks that are letters to their readers', () => {
    expect(fold('が')).not.toBe(fold('か'))
    expect(fold('कि')).not.toBe(fold('का'))
  })

  it('changes nothing the second time', () => {
    fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)))
  })

  it('gives Latin text what the definition gives it', () => {
    const latinText = fc.string({ unit: fc.integer({ min: 0, max: 0x36f }).map((unit) => String.fromCharCode(unit)) })
    const spelled = new Map(Object.entries({ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }))
    fc.assert(
      fc.property(latinText, (text) => {
        const bare = text
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .toLowerCase()
        expect(fold(text)).toBe(Array.from(bare, (letter) => spelled.get(letter) ?? letter).join(''))
      }),
    )
  })

  it('does not depend on the neighbours across a separator', () => {
    fc.assert(fc.property(anyText, anyText, (a, b) => fold(`${a}\n${b}`) === `${fold(a)}\n${fold(b)}`))
  })
})

describe('comparing text', () => {
  it('goes by code point, also beyond the basic plane', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(Math.sign(compareText(a, b))).toBe(Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b))))
      }),
    )
    expect(compareText('\u{1F600}', '\uffee')).toBeGreaterThan(0)
  })

  it('is a total order', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (a, b, c) => {
        expect(Math.sign(compareText(a, b))).toBe(-Math.sign(compareText(b, a)) + 0)
        expect(compareText(a, b) === 0).toBe(a === b)
        if (compareText(a, b) <= 0 && compareText(b, c) <= 0) expect(compareText(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('search words', () => {
  it('are folded, single and sorted, and leave out a word within another', () => {
    expect(searchWords('  Zoë  ann Anna ZOE ')).toEqual(['anna', 'zoe'])
  })

  it('take a phone number apart at its punctuation', () => {
    expect(searchWords('+49 (151)/234-567')).toEqual(['151', '234', '49', '567'])
    expect(searchWords('a-1 +')).toEqual(['+', 'a-1'])
  })
})
