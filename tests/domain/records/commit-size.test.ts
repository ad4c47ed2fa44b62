import { expect, it } from 'vitest'
import { commitProblem, countFitting } from '../../../src/domain/model/records/commit-size'
import { LIMITS } from '../../../src/domain/model/records/limits'

const mutation = (share: number) => ({ data: { body: 'x'.repeat(Math.floor(LIMITS.batchCharacters * share)) } })

it('mutations go into commits that are within every bound, and none is left out', () => {
  const mutations = [0.4, 0.4, 0.4, 1.2, 0.1, ...Array.from({ length: 600 }, () => 0)].map(mutation)
  const counts: number[] = []
  for (let at = 0; at < mutations.length; at += counts.at(-1) ?? 0) {
    const count = countFitting(mutations.slice(at))
    counts.push(count)
    // One that is too long by itself is the backend's to refuse.
    if (count > 1) expect(commitProblem(mutations.slice(at, at + count))).toBeNull()
  }
  expect(counts).toEqual([2, 1, 1, 500, 101])
})

it('a value that holds itself is too long, and no endless work', () => {
  const loop: unknown[] = []
  loop.push(loop)
  expect(commitProblem([{ data: loop }])).toEqual({ rule: 'too-long', limit: LIMITS.batchCharacters })
})
