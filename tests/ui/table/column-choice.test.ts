import { describe, expect, it } from 'vitest'
import { moveColumn, readColumns, toggleColumn, writeColumns } from '../../../src/ui/table/column-choice'

const DEFAULTS = { all: ['name', 'email', 'city', 'tags'], shown: ['name', 'email'] }

describe('the choice of columns', () => {
  it('is the default until one is made, and comes back as it was made', () => {
    const made = moveColumn(toggleColumn(DEFAULTS.shown, 'tags'), 'tags', -1)

    expect([readColumns(null, DEFAULTS), readColumns(writeColumns(made), DEFAULTS)]).toEqual([
      ['name', 'email'],
      ['name', 'tags', 'email'],
    ])
  })

  it('always begins with the name and leaves out what is gone or said twice', () => {
    expect(readColumns('city,former,city,name', DEFAULTS)).toEqual(['name', 'city'])
  })

  it('moves nothing past the ends or before the name', () => {
    expect([moveColumn(['name', 'email'], 'email', -1), moveColumn(['name', 'email'], 'email', 1)]).toEqual([
      ['name', 'email'],
      ['name', 'email'],
    ])
  })
})
