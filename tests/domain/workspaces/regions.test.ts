import { describe, expect, it } from 'vitest'
import { isCurrency } from '../../../src/domain/model/kernel/currency'
import { isTimeZone } from '../../../src/domain/model/kernel/time-zone'
import { COUNTRIES, guessRegion, regionOf } from '../../../src/domain/model/workspaces/regions'
import { REGION_OPTIONS } from '../../../src/ui/features/workspaces/region-field'

describe('the region of a workspace', () => {
  it.each([
    ['de-AT', 'Europe/Vienna', { locale: 'de-AT', country: 'AT', currency: 'EUR', timeZone: 'Europe/Vienna' }],
    ['de-AT', 'Europe/Berlin', { locale: 'de-DE', country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' }],
    ['en-US', 'Europe/Berlin', { locale: 'de-DE', country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' }],
    ['fr-CH', 'Europe/Zurich', { locale: 'fr-CH', country: 'CH', currency: 'CHF', timeZone: 'Europe/Zurich' }],
    ['en', 'Asia/Calcutta', { locale: 'en-IN', country: 'IN', currency: 'INR', timeZone: 'Asia/Calcutta' }],
    ['ja', 'Etc/UTC', { locale: 'ja-JP', country: 'JP', currency: 'JPY', timeZone: 'Asia/Tokyo' }],
    ['en-JM', 'America/Jamaica', { locale: 'en-JM', country: 'JM', currency: 'USD', timeZone: 'America/Jamaica' }],
    ['C', 'Etc/UTC', { locale: 'en-US', country: 'US', currency: 'USD', timeZone: 'America/New_York' }],
  ])('is guessed from a device that speaks %s in %s', (language, timeZone, region) => {
    expect(guessRegion({ language, timeZone })).toEqual(region)
  })

  it.each([
    ['US', 'America/Denver', 'America/Denver'],
    ['US', 'Europe/Berlin', 'America/New_York'],
    ['DE', 'America/Denver', 'Europe/Berlin'],
    ['PT', 'Atlantic/Azores', 'Atlantic/Azores'],
  ])('keeps the time of %s: a device in %s has %s', (country, timeZone, expected) => {
    expect(regionOf(country, { language: 'en', timeZone }).timeZone).toBe(expected)
  })

  it('has a name, a real currency and a real time zone for every country it offers', () => {
    const nowhere = { language: 'en', timeZone: 'Etc/UTC' }
    const unreal = COUNTRIES.map((country) => regionOf(country, nowhere)).filter(
      ({ currency, timeZone }) => !isCurrency(currency) || !isTimeZone(timeZone) || timeZone === 'Etc/UTC',
    )
    const unnamed = REGION_OPTIONS.country().filter(({ value, label }) => label === value)
    expect([unreal, unnamed]).toEqual([[], []])
  })
})
