import fc from 'fast-check'
import { it } from 'vitest'
import { memoryHarness } from '../harness/memory.harness'
import { moveAlong, randomSteps } from './move-random'
import { runs } from '../support/runs'

it('brings whatever a workspace came to hold to another backend without a difference but the time', async () => {
  const moved = fc.asyncProperty(randomSteps(40), (steps) => moveAlong(steps, [memoryHarness, memoryHarness]))
  await fc.assert(moved, { numRuns: runs({ few: 2, many: 4 }), endOnFailure: true })
}, 60_000)
