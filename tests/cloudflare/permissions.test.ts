import { afterAll, describe, expect, it } from 'vitest'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { endLocalWorker } from '../harness/local-worker'
import { CELLS } from '../permissions/cells'
import { SAMPLED_ATTEMPTS } from '../permissions/hostile/sampled'
import { playHostile } from '../permissions/hostile/play'
import { differingThroughPorts } from '../permissions/through-ports'
import { inTurn } from '../support/in-turn'

afterAll(endLocalWorker)

describe('the permission table of the domain', () => {
  it('is what a workspace’s object does', async () => {
    expect(await differingThroughPorts(cloudflareHarness, inTurn(CELLS, 4))).toEqual([])
  }, 240_000)
})

playHostile(cloudflareHarness, SAMPLED_ATTEMPTS)
