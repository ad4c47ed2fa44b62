import { describe, expect, it } from 'vitest'
import { countryIn } from '../../../../src/domain/model/imports/recognising/values/countries'
import { countryCodeOf } from '../../../../src/domain/model/imports/recognising/values/country-names'

const namedIn = (country: string) => countryIn({ country, region: '', city: '', postalCode: '', text: '' })

describe('the country a cell names', () => {
  it.each([
    ['한국', 'KR'],
    ['السعودية', 'SA'],
    ['臺灣', 'TW'],
    ['アメリカ', 'US'],
    ['РБ', 'BY'],
    ['Côte d’Ivoire', 'CI'],
    ['MYS', 'MY'],
    ['USA - United States', 'US'],
    ['Deutschland (DE)', 'DE'],
    ['Germany, Federal Republic of', 'DE'],
    ['Congo, the Democratic Republic of the', 'CD'],
    ['法國', 'FR'],
    ['Nemačka', 'DE'],
    ['Atlantis', null],
    ['constructor', null],
    ['Virgin Islands, U.S.', null],
    ['Korea, Democratic', null],
    ['Antarctica', null],
    ['ATA', null],
    ['G.B.', 'GB'],
    ['France / Spain', null],
  ])('is read as people and programs write it: %s', (text, code) => {
    expect(namedIn(text)).toBe(code)
  })

  it('is none that a province in an address is called by, too', () => {
    const text = 'Via Roma 1, 24047 Treviglio (BG)'
    expect(countryIn({ country: '', region: '', city: '', postalCode: '', text })).toBeNull()
  })

  it.each([
    ['ČR', 'CZ'],
    ['C\u030CR', 'CZ'],
    ['CR', 'CR'],
    ['Mỹ', 'US'],
    ['Áo', 'AT'],
  ])('is no code where its letters carry accents: %s', (text, code) => {
    expect(countryCodeOf(text)).toBe(code)
  })

  it('may be the sign of its cars, in a column of countries alone', () => {
    expect([namedIn('D'), namedIn('A'), countryCodeOf('D')]).toEqual(['DE', 'AT', null])
  })
})
