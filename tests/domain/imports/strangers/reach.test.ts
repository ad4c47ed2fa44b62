import { describe, expect, it } from 'vitest'
import { guessFor, personOf, planFor, tableOf } from '../../../support/import-file'

const csv = (...lines: readonly string[]) => tableOf(`${lines.join('\n')}\n`)

describe('rows that go further than the names of the columns', () => {
  it('have columns there, as far as most of them go', () => {
    const lines = [
      'Sponsors',
      'Alfa GmbH,https://alfa.example',
      'Beta AG,https://beta.example,02.png',
      'Gamma KG,https://gamma.example',
    ]
    expect(csv(...lines).columns.map(({ name }) => name)).toEqual(['Sponsors', ''])
  })

  it('have none where few of them do', () => {
    const { columns, rows } = csv('Name,Email', 'Ana Doe,a@x.example', 'Bob Poe,b@x.example,later', 'Cat Roe,c@x.example')
    expect(columns).toHaveLength(2)
    expect(rows.flatMap(({ problems }) => problems.map(({ rule }) => rule))).toEqual(['cells-beyond-header'])
  })
})

describe('titles set apart by marks', () => {
  it('are no names of columns, and no rows', () => {
    const lines = ['--Gold', 'Alfa GmbH,https://alfa.example', 'Beta AG,https://beta.example', 'Cat AG,https://cat.example']
    const more = ['--Silver', ...'DEFGHI'.split('').map((name) => `${name}lba KG,https://${name.toLowerCase()}.example`)]
    const { headerRow, rows } = csv(...lines, ...more)
    expect(headerRow).toBeNull()
    expect(rows.filter(({ skipReason }) => skipReason === 'group-title').map(({ cells }) => cells[0])).toEqual([
      '--Gold',
      '--Silver',
    ])
  })
})

describe('profiles of people', () => {
  it('are read by what follows the address of the network, where none was found for some', () => {
    const table = csv(
      'company;contact name;linkedin',
      'Alfa Ltd;Ana Roe;/in/ana-roe-1',
      'Beta Ltd;Bob Poe;not_found',
      'Cat Ltd;Cat Moe;/in/cat',
    )
    expect(guessFor(table).columns[2]?.target).toBe('people.link')
    const people = planFor(csv('Name;LinkedIn', 'Ana Roe;/in/ana-roe-1')).writes.map(personOf)
    expect(people[0]?.links?.map(({ url }) => url)).toEqual(['https://www.linkedin.com/in/ana-roe-1'])
  })
})
