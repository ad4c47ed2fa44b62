import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Mutation } from '../../src/domain/model/records/mutation'
import type { Harness, World } from '../harness/harness'
import { openStage } from '../harness/stage'
import { bundleOf, commitAll, restoredBundle, type Place } from './filled-workspace'
import { ACTS, playWorkspace, type Step } from './random-workspace'

export const randomSteps = (most: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.record({ act: fc.constantFrom(...ACTS), seed: fc.noBias(fc.nat(1_000_000)) }), {
    minLength: Math.floor(most / 2),
    maxLength: most,
    size: 'max',
  })

/** Records of one commit. */
const BATCH = 500

/**
 * Fills a workspace, takes it along a way of backends, and expects that each gives the same bundle.
 *
 * @param people as many more that nothing happens to
 */
export async function moveAlong(
  steps: readonly Step[],
  [first, ...others]: readonly [Harness, ...Harness[]],
  people = 0,
): Promise<void> {
  const worlds: World[] = []
  try {
    const stage = await openStage(await opened(first, worlds))
    await playWorkspace(stage, steps)
    const { ports, workspaceId } = await stage.as('owner')
    const start = { ports, runtime: stage.world, workspaceId }
    await rename(start, 'here')
    for (let made = 0; made < people; made += BATCH) await commitAll(start, crowd(start, Math.min(BATCH, people - made), made))
    let { bundle } = await bundleOf(start)
    const texts = await textsOf(bundle)
    for (const harness of others) {
      const world = await opened(harness, worlds)
      const owner = await (await openStage(world)).as('owner')
      await rename({ ports: owner.ports, runtime: world, workspaceId: owner.workspaceId }, 'taken')
      const place = { ports: owner.ports, runtime: world, workspaceId }
      expect(await restoredBundle(bundle, place)).toBe(workspaceId)
      bundle = (await bundleOf(place)).bundle
      expect(await textsOf(bundle)).toEqual(texts)
    }
  } finally {
    for (const world of worlds) await world.close()
  }
}

function crowd({ runtime }: Place, count: number, from: number): readonly Mutation[] {
  return Array.from({ length: count }, (_, at) => {
    const emails = [{ value: `person${from + at}@crowd.example`, label: null, primary: true }]
    const data = { firstName: `First ${at % 97}`, lastName: `Last ${from + at}`, emails }
    return { kind: 'create', collection: 'people', id: runtime.newId(), data }
  })
}

async function opened(harness: Harness, worlds: World[]): Promise<World> {
  const world = await harness.open()
  worlds.push(world)
  return world
}

/** The address of a workspace is one backend's own: of two that want the same, one gets another. */
async function rename(place: Place, slug: string): Promise<void> {
  const { workspaceId } = place
  await commitAll(place, [{ kind: 'update', collection: 'workspaces', id: workspaceId, patch: { slug }, expect: 'any' }])
}

/** Every part as text, and what the manifest says but for the time. */
async function textsOf(bundle: Blob): Promise<Readonly<Record<string, unknown>>> {
  const entries = await new ZipReader(new BlobReader(bundle)).getEntries()
  const texts = entries.map(async (entry): Promise<readonly [string, unknown]> => {
    const text = await (entry as FileEntry).getData(new TextWriter())
    if (entry.filename !== 'manifest.json') return [entry.filename, text]
    return [entry.filename, { ...(JSON.parse(text) as object), exportedAt: null }]
  })
  return Object.fromEntries(await Promise.all(texts))
}
