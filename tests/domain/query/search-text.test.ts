import { describe, expect, it } from 'vitest'
import type { RowOf } from '../../../src/domain/model/records/collections'
import { searchText } from '../../../src/domain/model/records/search-text'

describe('the search text of a row', () => {
  it('holds what the list shows of a person, and the phone digits in one piece', () => {
    const row = {
      name: 'Ann Lee',
      email: 'ann@lee.example',
      phone: '+49 (30) 123-45',
      jobTitle: null,
      companyName: 'Lee & Co',
      city: 'Köln',
    } as RowOf<'personRows'>

    expect(searchText('personRows', row)).toBe('Ann Lee\nann@lee.example\n+49 (30) 123-45\n493012345\nLee & Co\nKöln')
  })
})
