import { afterAll, describe, expect, it } from 'vitest'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { endLocalWorker } from '../harness/local-worker'
import { cellsInTurn } from '../permissions/cells'
import { SAMPLED_ATTEMPTS } from '../permissions/hostile/sampled'
import { playHostile } from '../permissions/hostile/play'
import { differingThroughPorts } from '../permissions/through-ports'

afterAll(endLocalWorker)

describe('the permission table of the domain', () => {
  it('is what a workspace’s object does', async () => {
    expect(await differingThroughPorts(cloudflareHarness, cellsInTurn(12))).toEqual([])
  }, 240_000)
})

playHostile(cloudflareHarness, SAMPLED_ATTEMPTS)
