import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialsOf } from '../../../src/ui/design/avatar'

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Ada Augusta King Lovelace', 'AL'],
    ['Björk', 'B'],
    ['ada@example.com', 'AC'],
    ['  “élan” ', 'É'],
    ['', ''],
    ['🚢 Harbour', 'H'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('never cuts a character in half', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => !/\p{Surrogate}/u.test(initialsOf(name))))
  })
})
