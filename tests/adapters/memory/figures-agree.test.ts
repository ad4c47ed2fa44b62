import { describe, expect, it } from 'vitest'
import { countsOf, liveHistory } from '../../contracts/figure-history'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { runs } from '../../support/runs'
import { SHARED_MACHINE_MS } from '../../support/shared-machine'

const SEEDS = runs({ few: 6, many: 60 })

describe('the figures of reports', { timeout: SHARED_MACHINE_MS }, () => {
  it('agree with one another after any history, and follow it while they are watched', async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const world = await memoryHarness.open()
      const stage = await openStage(world)
      const owner = await stage.as('owner')
      // Read first, so that the rows are kept up to date rather than made at the end.
      await countsOf(owner)
      await liveHistory(stage, owner, { seed, steps: 60 })
      for (const [figure, [recorded, worked]] of Object.entries(await countsOf(owner)))
        expect({ seed, figure, count: worked }).toEqual({ seed, figure, count: recorded })
      await world.close()
    }
  })
})
