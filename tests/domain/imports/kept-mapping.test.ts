import { describe, expect, it } from 'vitest'
import { applyKept, readKept, writeKept, type Mapped } from '../../../src/domain/model/imports/recognising/kept-mapping'
import type { ColumnMapping } from '../../../src/domain/model/imports/targets'
import { guessFor, tableOf } from '../../support/import-file'

const table = tableOf('Name;Mail;Born;Odd\nAna Doe;ana@x.example;3/4/1980;1\n')
const chosen = (target: ColumnMapping['target']): ColumnMapping => ({ target, group: '', label: null, basis: 'chosen' })
const mapped: Mapped = {
  primary: 'people',
  mapping: [chosen('people.lastName'), chosen('people.email'), chosen('people.birthday'), chosen(null)],
  orders: new Map([[2, 'day-first']]),
}

function targetsFor(csv: string) {
  const other = tableOf(csv)
  const kept = readKept(writeKept(table.columns, mapped))
  if (kept === null) throw new Error('unreadable')
  const { mapping, orders } = applyKept(kept, other.columns, guessFor(other).columns)
  return { targets: mapping.map(({ target }) => target), orders: [...orders] }
}

describe('a mapping that is kept', () => {
  it('maps the next file of the same columns, whatever their order', () => {
    expect(targetsFor('Odd;Born;Mail;Name\n1;3/4/1980;bo@x.example;Bo Poe\n')).toEqual({
      targets: [null, 'people.birthday', 'people.email', 'people.lastName'],
      orders: [[1, 'day-first']],
    })
  })

  it('leaves the columns that it does not know to the guess', () => {
    expect(targetsFor('Name;City\nBo;Rome\n').targets).toEqual(['people.lastName', 'people.city'])
  })

  it('is none where the text says something else', () => {
    const text = writeKept(table.columns, mapped)
    expect([null, '', '{', '{"shape":1}', text.replace('people.email', 'people.constructor')].map(readKept)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
