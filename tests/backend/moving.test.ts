import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { bundleOf, commitAll, fillWorkspace, restoredBundle } from '../bundle/filled-workspace'
import type { Harness } from '../harness/harness'
import { moveAlong, randomSteps } from '../bundle/move-random'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { endLocalBackend } from '../harness/local-backend'
import { endLocalWorker } from '../harness/local-worker'
import { memoryHarness } from '../harness/memory.harness'
import { openStage } from '../harness/stage'
import { supabaseHarness } from '../harness/supabase.harness'
import { inTurn } from '../support/in-turn'

afterAll(async () => {
  await endLocalBackend()
  await endLocalWorker()
})

/** The same person on each backend, in a workspace of their own whose address is not the same. */
async function open(harness: Harness, slug: string) {
  const world = await harness.open()
  const { ports, workspaceId } = await (await openStage(world)).as('owner')
  const place = { ports, runtime: world, workspaceId }
  await commitAll(place, [{ kind: 'update', collection: 'workspaces', id: workspaceId, patch: { slug }, expect: 'any' }])
  return { world, place }
}

it('goes from this browser to Supabase and back without a difference but the time', async () => {
  const worlds = [await open(memoryHarness, 'here'), await open(supabaseHarness, 'there'), await open(memoryHarness, 'back')]
  try {
    const [here, there, back] = worlds.map(({ place }) => place) as [Place, Place, Place]
    await fillWorkspace(here)
    const first = await bundleOf(here)
    const moved = await restoredBundle(first.bundle, there)
    const second = await bundleOf({ ...there, workspaceId: moved })
    const returned = await restoredBundle(second.bundle, back)
    const third = await bundleOf({ ...back, workspaceId: returned })
    const timeless = ({ manifest }: typeof first) => ({ ...manifest, exportedAt: null })
    expect([moved, returned]).toEqual([here.workspaceId, here.workspaceId])
    expect(timeless(second)).toEqual(timeless(first))
    expect(timeless(third)).toEqual(timeless(first))
  } finally {
    for (const { world } of worlds) await world.close()
  }
})

/** Of more than one page of anything. Ten thousand: `PORTSIDE_PEOPLE=10000`. */
const CROWD = Number(process.env['PORTSIDE_PEOPLE'] ?? 1100)

const HELD = [
  ['whatever a workspace came to hold', 0],
  ['thousands of people, and what happened beside them,', CROWD],
] as const

it.each(inTurn(HELD, 2))(
  'takes %s along, from this browser by way of both hosted backends and back',
  async (_, people) => {
    const way = [memoryHarness, cloudflareHarness, supabaseHarness, memoryHarness] as const
    await fc.assert(
      fc.asyncProperty(randomSteps(60), (steps) => moveAlong(steps, way, people)),
      { numRuns: 1, endOnFailure: true },
    )
  },
  600_000,
)

type Place = Awaited<ReturnType<typeof open>>['place']
