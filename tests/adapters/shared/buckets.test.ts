import { describe, expect, it } from 'vitest'
import { bucketsFor } from '../../../src/adapters/shared/store/buckets'

describe('kept rows', () => {
  it('lie in chunks of a thousand and fewer', () => {
    expect([0, 1000, 1001, 100_000].map((rows) => bucketsFor('people', rows))).toEqual([1, 1, 2, 128])
  })

  it('of what imports did lie in chunks of ten: each is as long as a hundred others', () => {
    expect(bucketsFor('importChunks', 700)).toBe(128)
  })
})
