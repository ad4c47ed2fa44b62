import { describe, expect, it } from 'vitest'
import { FIELD_KINDS } from '../../../src/domain/model/records/check-query'
import { FIELD_CATALOGUE, ROWS_OF } from '../../../src/domain/model/views/field-catalogue'
import { VIEW_COLLECTIONS } from '../../../src/domain/model/views/view'

describe('the catalogue of fields', () => {
  it.each(VIEW_COLLECTIONS)('names only what a query of %s may ask and order by', (collection) => {
    const kinds = new Map<string, string>(Object.entries(FIELD_KINDS[ROWS_OF[collection]]))
    const wrong = FIELD_CATALOGUE[collection].filter(({ type, field, orderBy, nameField }) => {
      const asked = field === null ? null : kinds.get(field)
      const expected = WANTED[type]
      const ordered = orderBy === null || ['text', 'number', 'flag'].includes(kinds.get(orderBy) ?? '')
      return !(asked === null || asked === expected) || !ordered || (nameField !== undefined && kinds.get(nameField) !== 'text')
    })
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it.each(VIEW_COLLECTIONS)('gives each field of %s one key', (collection) => {
    const keys = FIELD_CATALOGUE[collection].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

const WANTED = {
  text: 'text',
  words: 'list',
  number: 'number',
  money: 'number',
  date: 'text',
  instant: 'text',
  choice: 'text',
  choices: 'list',
  reference: 'text',
  references: 'list',
  flag: 'flag',
} as const
