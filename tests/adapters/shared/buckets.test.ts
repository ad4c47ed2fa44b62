import { describe, expect, it } from 'vitest'
import { bucketOf, bucketsFor } from '../../../src/adapters/shared/persistence/buckets'
import { testId } from '../../support/test-ids'

describe('kept rows', () => {
  it('lie in chunks of a thousand and fewer', () => {
    expect([0, 1000, 1001, 100_000].map((rows) => bucketsFor('people', rows))).toEqual([1, 1, 2, 128])
  })

  it('of what imports did lie in chunks of ten: each is as long as a hundred others', () => {
    expect(bucketsFor('importChunks', 700)).toBe(128)
  })

  it('stay in their bucket', () => {
    const id = testId('ada')
    expect(bucketOf(id, 128)).toBe(bucketOf(id, 128))
    expect(bucketOf(id, 1)).toBe(0)
  })
})
