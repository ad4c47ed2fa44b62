import { expect, test } from 'vitest'
import type { ViewName } from '../../../src/domain/model/records/collections'
import { VIEW_SOURCES } from '../../../src/domain/model/registry/registry'
import { memoryHarness } from '../../harness/memory.harness'
import { replicaOver } from '../../harness/replica.harness'
import { openStage } from '../../harness/stage'

const VIEWS = Object.keys(VIEW_SOURCES) as ViewName[]

test('offline, every list that does not come from the timeline is answered from the replica', async () => {
  const world = await replicaOver(memoryHarness).open()
  const { ports, connection, workspaceId } = await (await openStage(world)).as('owner')
  const query = { workspaceId, limit: 5 } as const
  // It holds the workspace from here on.
  await ports.records.list('people', query)
  connection.cut()
  const unanswered = await Promise.all(
    VIEWS.map(async (view) =>
      ports.records.list(view, query).then(
        () => [],
        () => [view],
      ),
    ),
  )
  await world.close()
  expect(unanswered.flat()).toEqual(['stageStays', 'stayFigures', 'workFigures'])
})
