import { expect, it } from 'vitest'
import { trimToSize } from '../../../src/domain/model/kernel/trim-to-size'

it('a list trimmed to size says the same, and is one for all where it is empty, which nobody adds to', () => {
  const pushed: number[] = []
  pushed.push(1, 2)
  expect(trimToSize(pushed)).toEqual([1, 2])
  const none: number[] = trimToSize([])
  expect(none).toBe(trimToSize([]))
  expect(() => none.push(1)).toThrow(TypeError)
})
