import { describe, expect, it } from 'vitest'
import { wayThrough } from '../../../src/adapters/supabase/records/search-ways'

const rows = (hits: number, of: number) => Array.from({ length: of }, (_, place) => (place < hits ? 'ada engineer' : 'eve buyer'))

describe('the way through a search', () => {
  it('is a walk where there are few rows, or many that are meant', () => {
    expect(wayThrough([], ['engineer'])).toBe('walk')
    expect(wayThrough(rows(0, 199), ['engineer'])).toBe('walk')
    expect(wayThrough(rows(5, 200), ['engineer'])).toBe('walk')
    expect(wayThrough(rows(5, 200), ['ada', 'engineer'])).toBe('walk')
  })

  it('is looking up what hardly any row holds', () => {
    expect(wayThrough(rows(4, 200), ['engineer'])).toBe('look-up')
    expect(wayThrough(rows(100, 200), ['buyer', 'engineer'])).toBe('look-up')
  })

  it('is looking up too few letters for the index only where a walk would meet none', () => {
    expect(wayThrough(rows(1, 200), ['ad'])).toBe('walk')
    expect(wayThrough(rows(1, 200), ['xy'])).toBe('look-up')
  })
})
