import { describe, expect, it } from 'vitest'
import { addressText } from '../../../src/ui/features/record/fields/parts-row'

const BLANK = { street: null, city: null, region: null, postalCode: null, country: null }

describe('an address in one line', () => {
  it.each([
    [
      'de-DE',
      'Hauptstraße 1, 10115 Berlin, Deutschland',
      { street: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin', country: 'Deutschland' },
    ],
    ['en-GB', '10 Downing Street, London SW1A 2AA', { street: '10 Downing Street', postalCode: 'SW1A 2AA', city: 'London' }],
    [
      'en-US',
      '1 Main St, Springfield, IL 62704, USA',
      { street: '1 Main St', postalCode: '62704', city: 'Springfield', region: 'IL', country: 'USA' },
    ],
    ['fr-FR', '30000 Nîmes, Gard', { postalCode: '30000', city: 'Nîmes', region: 'Gard' }],
    ['en-GB', 'Cádiz, Spain', { city: 'Cádiz', country: 'Spain' }],
    ['en-US', 'IL', { region: 'IL' }],
    ['de', '', {}],
  ])('reads in %s as “%s”', (locale, text, parts) => expect(addressText({ ...BLANK, ...parts }, locale)).toBe(text))
})
