import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { endOf, importStories } from '../../support/import-story'
import { playImport } from '../../support/play-import'
import { runs } from '../../support/runs'

it('takes back what nobody touched and leaves the rest, whatever others did meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(importStories, async (story) => {
      const world = await memoryHarness.open()
      try {
        const stage = await openStage(world)
        const [importer, other] = [await stage.as('owner'), await stage.as('admin')]
        const played = await playImport(stage, story, { importer, other })
        const undone = await played.undo(importer, 'owner')
        const left = undone.status === 'paused' ? ['paused'] : undone.left.map(({ key }) => key)
        expect(await played.end(left)).toEqual(endOf(story))
        expect(undone.status).toBe(left.length === 0 ? 'undone' : 'partly-undone')
        const again = await played.undo(importer, 'owner').catch(() => null)
        if (left.length > 0) expect(again).toMatchObject({ status: 'partly-undone', written: 0 })
      } finally {
        await world.close()
      }
    }),
    { numRuns: runs({ few: 25, many: 60 }) },
  )
}, 60_000)
