import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf } from '../../src/domain/model/kernel/currency'
import { MAX_MINOR } from '../../src/domain/model/kernel/fields'
import { readMoney } from '../../src/domain/model/kernel/read-number'

const LOCALES = ['en', 'en-IN', 'de', 'de-CH', 'cs', 'fr', 'sv', 'pt-BR', 'es', 'pl', 'ja', 'hi', 'ar-EG', 'fa', 'nb']
const CURRENCIES = ['EUR', 'USD', 'CZK', 'JPY', 'KWD', 'CHF', 'INR', 'SEK', 'BRL']

describe('read money', () => {
  it('reads back what any locale writes, exactly', () => {
    const amount = fc.integer({ min: 0, max: MAX_MINOR })
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.constantFrom(...CURRENCIES), amount, (locale, currency, minor) => {
        const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
        const written = format.format(decimalOf(minor, currency))
        expect([written, readMoney(written, { locale, currency })]).toEqual([written, { ok: true, minor }])
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['', 'en', 'EUR', null],
    ['  ', 'en', 'EUR', null],
    ['1234.5', 'en', 'EUR', 123450],
    ['1234,5', 'en', 'EUR', 123450],
    ['1,234', 'en', 'EUR', 123400],
    ['1,234,567', 'de', 'EUR', 123456700],
    ['1.234.567', 'en', 'EUR', 123456700],
    ['1.234', 'de', 'EUR', 123400],
    ['12.5', 'de', 'EUR', 1250],
    ['1.234,56 €', 'en', 'EUR', 123456],
    ['€1,234.56', 'de', 'EUR', 123456],
    ['CHF 1’234.50', 'de-CH', 'CHF', 123450],
    ['1 234,56 Kč', 'cs', 'CZK', 123456],
    ['12,34,567.89', 'en-IN', 'INR', 123456789],
    ['12k', 'en', 'EUR', 1_200_000],
    ['1.5M', 'en', 'USD', 150_000_000],
    ['1234.5000', 'en', 'EUR', 123450],
    ['.5', 'en', 'EUR', 50],
    ['0', 'en', 'JPY', 0],
    ['-0', 'en', 'EUR', 0],
    ['1.234', 'en', 'KWD', 1234],
  ])('%j in %s as %s is %s', (text, locale, currency, minor) => {
    expect(readMoney(text, { locale, currency })).toEqual({ ok: true, minor })
  })

  it.each([
    ['1.234', 'en', 'EUR', { rule: 'type' }],
    ['1.500', 'en', 'EUR', { rule: 'type' }],
    ['1.5', 'en', 'JPY', { rule: 'type' }],
    ['1,23,4', 'en', 'EUR', { rule: 'type' }],
    ['1.2.3', 'en', 'EUR', { rule: 'type' }],
    ['twelve', 'en', 'EUR', { rule: 'type' }],
    ['12 USD', 'en', 'EUR', { rule: 'type' }],
    ['.', 'en', 'EUR', { rule: 'type' }],
    ['-5', 'en', 'EUR', { rule: 'too-small', limit: 0 }],
    ['(5)', 'en', 'EUR', { rule: 'too-small', limit: 0 }],
    ['10,000,000,000,000.01', 'en', 'EUR', { rule: 'too-large', limit: MAX_MINOR }],
  ])('refuses %j in %s as %s', (text, locale, currency, problem) => {
    expect(readMoney(text, { locale, currency })).toEqual({ ok: false, problem })
  })
})

describe('decimal text', () => {
  it.each([
    [123456, 'EUR', '1234.56'],
    [5, 'EUR', '0.05'],
    [-5, 'EUR', '-0.05'],
    [5, 'JPY', '5'],
    ['990990000000000000123', 'KWD', '990990000000000000.123'],
  ])('of %s in %s is %s', (minor, currency, text) => {
    expect(decimalOf(minor, currency)).toBe(text)
  })
})
