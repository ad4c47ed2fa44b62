import { describe, expect, it } from 'vitest'
import { guessMapping } from '../../../../src/domain/model/imports/recognising/guess-mapping'
import type { ImportCollection } from '../../../../src/domain/model/imports/import-collections'
import {
  areBirthdays,
  areGroups,
  areNumbersToCall,
  areSites,
} from '../../../../src/domain/model/imports/recognising/nameless-values'
import { isStreet, isWholeAddress } from '../../../../src/domain/model/imports/recognising/values/streets'

/** What the columns of a list become that has no names of columns. */
function targets(chosen: ImportCollection, ...rows: readonly string[][]) {
  const columns = (rows[0] ?? []).map((_, index) => ({ index, name: '', occurrence: index + 1 }))
  return guessMapping(columns, (at) => rows.flatMap((row) => row[at] || []), { chosen }).columns.map(({ target }) => target)
}

describe('a list without names of columns', () => {
  it('has given names that are known beside a word each, however they are written, and numbers as they are called', () => {
    const rows = [
      ['jan', 'Nowak', '234234234', 'znajomi'],
      ['Barbara', 'lag', '345345345', 'praca'],
      ['Aleksander', 'zytuwa', '256456456', 'rodzina'],
      ['Alicja', 'Abecede', '567567567', 'praca'],
      ['Harry', 'potter', '678678678', 'znajomi'],
      ['marian', 'Kowalski', '189789789', 'rodzina'],
    ]
    expect(targets('people', ...rows)).toEqual(['people.firstName', 'people.lastName', 'people.phone', 'people.tags'])
  })

  it('has sites of companies without what begins an address of the web, and streets', () => {
    const rows = [
      ['Alfa Logistics BV', 'alfa.nl', 'Tongerloplein 8'],
      ['Beta Groothandel', 'beta.example.nl', 'Postbus 72'],
      ['Gamma Installatie GmbH', 'gamma.be', 'Wouwsestraat 42-44'],
    ]
    expect(targets('companies', ...rows)).toEqual(['companies.name', 'companies.website', 'companies.street'])
  })

  it('names people by the only text that it has', () => {
    const rows = ['tran van nhu', 'le thi quyen mai', 'pham van khang'].map((name, at) => [`00${at}`, name, `098765432${at}`])
    expect(targets('people', ...rows)[1]).toBe('people.fullName')
  })
})

describe('what all values of a column are', () => {
  it('tells numbers to call from days, and from numbers that count up', () => {
    expect(areNumbersToCall(['25367552', '12345678', '45628921'])).toBe(true)
    expect(areNumbersToCall(['12-02-2000', '16-03-1987', '23-04-1998'])).toBe(false)
    expect(areNumbersToCall(['10000001', '10000002', '10000003'])).toBe(false)
    expect(areNumbersToCall(['3383904827', '3388260482', '3770948616'])).toBe(true)
    expect([areNumbersToCall(['5535997275487', '+55 35 99807-7551']), areNumbersToCall(['1234567', '7654321'])]).toEqual([
      true,
      false,
    ])
  })

  it('tells birthdays by years that lie apart', () => {
    expect(areBirthdays(['12-02-2000', '16-03-1987', '23-04-1998'])).toBe(true)
    expect(areBirthdays(['12/07/1994', '18/07/1995', '18/07/1991'])).toBe(true)
    expect(areBirthdays(['12-02-2024', '16-03-2025', '23-04-2024'])).toBe(false)
  })

  it('tells sites from names of files, and groups from genders and answers', () => {
    expect([areSites(['a.be', 'b.example.nl/x', 'c.org']), areSites(['a.png', 'b.jpg', 'c.png'])]).toEqual([true, false])
    expect(areGroups(['work', 'work', 'family', 'friends', 'family', 'friends'])).toBe(true)
    expect(areGroups(['work', 'home', 'work', 'home', 'work'])).toBe(true)
    expect(areGroups(['mand', 'kvinde', 'dreng', 'mand', 'kvinde', 'dreng'])).toBe(false)
    expect(areGroups(['yes', 'no', 'x', 'yes', 'no', 'x'])).toBe(false)
  })

  it('tells streets, and addresses with a place', () => {
    expect(['Gievitzer Str. 88c', '12 rue du Port', 'Tongerloplein 8', 'ул. Ленина, 5'].map(isStreet)).toEqual(
      Array(4).fill(true),
    )
    expect(['Main office', 'Street', 'Room 12', 'ana@street.example'].map(isStreet)).toEqual(Array(4).fill(false))
    expect(['Çiçek Sokak No:5, Kadıköy', 'Gievitzer Str. 88c'].map(isWholeAddress)).toEqual([true, false])
  })
})
