import { describe, expect, it } from 'vitest'
import { isCurrency } from '../../../src/domain/model/kernel/currency'
import { REGION_OPTIONS } from '../../../src/ui/features/workspaces/region-field'
import { currencyOf, guessRegion } from '../../../src/ui/features/workspaces/regions'

describe('guessing the region', () => {
  it.each([
    ['de-AT', 'Europe/Berlin', { locale: 'de-AT', country: 'AT', currency: 'EUR' }],
    ['en', 'Europe/Zurich', { locale: 'en', country: 'CH', currency: 'CHF' }],
    ['ja', 'Etc/UTC', { locale: 'ja', country: 'JP', currency: 'JPY' }],
    ['C', 'Etc/UTC', { locale: 'en', country: 'US', currency: 'USD' }],
  ])('from %s in %s', (language, timeZone, region) => {
    expect(guessRegion(language, timeZone)).toEqual({ ...region, timeZone })
  })

  it('knows a real currency for every country it offers', () => {
    const wrong = REGION_OPTIONS.country().filter(({ value, label }) => label === value || !isCurrency(currencyOf(value)))
    expect(wrong).toEqual([])
  })
})
