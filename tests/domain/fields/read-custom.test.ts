import { describe, expect, it } from 'vitest'
import type { FieldType } from '../../../src/domain/model/fields/custom-value'
import { keyFrom } from '../../../src/domain/model/fields/field-definition'
import { readCustom } from '../../../src/domain/model/fields/read-custom'
import { readNumber } from '../../../src/domain/model/kernel/read-number'
import { mergeFields } from '../../../src/domain/model/records/merge-fields'
import { testId } from '../../support/test-ids'

const OPTIONS = ['North', 'South'].map((label) => ({ id: testId(label), label, colour: null }))
const [NORTH, SOUTH] = OPTIONS.map(({ id }) => id)
const read = (type: FieldType, text: string) => {
  const answer = readCustom({ type, options: OPTIONS }, text, { locale: 'de', currency: 'EUR' })
  return answer.ok ? answer.value : answer.problem.rule
}

describe('what is typed into a field of one’s own', () => {
  it.each<[FieldType, string, unknown]>([
    ['text', '  two   words ', 'two words'],
    ['text', ' ', null],
    ['number', '1.234,5', 1234.5],
    ['number', 'many', 'type'],
    ['number', '2.000.000.000.000.000', 'too-large'],
    ['date', '2026-12-24', '2026-12-24'],
    ['date', '2026-02-30', 'date'],
    ['checkbox', 'Ja', true],
    ['checkbox', 'no', null],
    ['checkbox', 'perhaps', 'type'],
    ['select', 'north', NORTH],
    ['select', 'West', 'choice'],
    ['multi-select', 'South; north\nsouth', [SOUTH, NORTH]],
    ['url', 'example.com/a', 'https://example.com/a'],
    ['url', 'javascript:alert(1)', 'url'],
    ['email', 'Ada <ADA@Example.com>', 'ada@example.com'],
    ['phone', '030 123', '030 123'],
    ['money', '1.234,50 €', { amountMinor: 123_450, currency: 'EUR' }],
    ['money', 'JPY 1.500.000', { amountMinor: 1_500_000, currency: 'JPY' }],
    ['money', '-1', 'too-small'],
    ['text', 'x'.repeat(2001), 'too-long'],
  ])('%s: %j', (type, text, expected) => {
    expect(read(type, text)).toEqual(expected)
  })

  it.each([
    ['1,234.5', 'en', 1234.5],
    ['1,234,567', 'de', 1234567],
    ['1,5', 'de', 1.5],
    ['1.5', 'de', 1.5],
    ['1.500', 'de', 1500],
    ['1,500', 'en', 1500],
    ['-3', 'en', -3],
    ['1,2,3', 'en', null],
    ['', 'en', null],
  ])('reads %j in %s as %j', (text, locale, expected) => {
    expect(readNumber(text, locale)).toBe(expected)
  })
})

describe('the key of a field', () => {
  it('comes from its label, and is nobody else’s', () => {
    const taken = new Set(['deal_size'])
    expect(['Größe', 'Deal size', '1st choice', '日本', 'Constructor'].map((label) => keyFrom(label, taken))).toEqual([
      'grosse',
      'deal_size_2',
      'st_choice',
      'field',
      'constructor_2',
    ])
  })
})

describe('a conflict over fields of one’s own', () => {
  it('is one only where both changed the same', () => {
    const before = { custom: { size: 'L', plan: 'Pro', note: 'a' } }
    const theirs = { custom: { size: 'XL', note: 'a' } }
    expect(mergeFields({ before, theirs, mine: { custom: { note: null } } })).toEqual({
      patch: { custom: { size: 'XL', note: null } },
      clashes: [],
    })
    expect(mergeFields({ before, theirs, mine: { custom: { size: 'S' } } }).clashes).toEqual([
      { path: 'custom.size', before: 'L', theirs: 'XL', mine: 'S' },
    ])
  })
})
