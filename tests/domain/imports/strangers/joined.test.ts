import { describe, expect, it } from 'vitest'
import { personOf, planFor, tableOf } from '../../../support/import-file'

const people = (...lines: readonly string[]) => planFor(tableOf(`${lines.join('\n')}\n`)).writes.map(personOf)
const numbers = (...lines: readonly string[]) => people(...lines).map(({ phones }) => phones?.map(({ e164 }) => e164))

describe('an area code in a column of its own', () => {
  it('is dialled before the number in the next one', () => {
    const lines = ['Name;Ort;Land;Vorwahl;Telefon', 'Ana Doe;Abensberg;Deutschland;09443;790603']
    expect(numbers(...lines)).toEqual([['+499443790603']])
    expect(numbers('Nome;País;DDD_1;Telefone_1', 'Ana Doe;Brasil;64;36611049')).toEqual([['+556436611049']])
  })

  it('is not dialled twice, nor before another country', () => {
    const lines = ['Name;Land;Vorwahl;Telefon', 'Ana Doe;Deutschland;09443;09443 790603', 'Bob Poe;Deutschland;;+43 1 5880022']
    expect(numbers(...lines)).toEqual([['+499443790603'], ['+4315880022']])
  })
})

describe('two short numbers beside each other', () => {
  it('are two', () => {
    const raws = people('Name;Phone;Phone 2', 'Ana Doe;46606;46083').map(({ phones }) => phones?.map(({ raw }) => raw))
    expect(raws).toEqual([['46606', '46083']])
  })
})

describe('an address that people share', () => {
  it('is of each of them, as far as their names and birthdays are their own', () => {
    const lines = ['Name;Birthday;Email', 'Ana Doe;1994-07-12;home@doe.example', 'Bob Doe;1995-07-18;home@doe.example']
    expect(people(...lines).map(({ firstName }) => firstName)).toEqual(['Ana', 'Bob'])
  })
})

describe('an address where a company is named', () => {
  it('is that of whom the row names', () => {
    const lines = ['Vorname;Nachname;Firma', 'Ana;Doe;ana@doe.example', 'Bob;Poe;Alfa GmbH']
    expect(people(...lines).map(({ emails }) => emails?.map(({ value }) => value))).toEqual([['ana@doe.example'], []])
  })
})
