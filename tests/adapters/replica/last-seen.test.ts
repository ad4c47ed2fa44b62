import { firstValueFrom } from 'rxjs'
import { expect, test } from 'vitest'
import { memoryHarness } from '../../harness/memory.harness'
import { replicaOver } from '../../harness/replica.harness'
import { openStage } from '../../harness/stage'

test('what no replica holds is shown as it was last seen, where there is no connection', async () => {
  const world = await replicaOver(memoryHarness).open()
  const owner = await (await openStage(world)).as('owner')
  const workspaces = { workspaceId: null, limit: 5 } as const
  const { records } = owner.ports
  const seen = await firstValueFrom(records.watch('workspaces', workspaces))
  owner.connection.cut()
  expect(await firstValueFrom(records.watch('workspaces', workspaces))).toEqual({ value: seen.value, freshness: 'stale' })
  expect(await records.list('workspaces', workspaces)).toEqual(seen.value)
  await expect(records.list('workspaces', { ...workspaces, search: 'never asked' })).rejects.toMatchObject({
    code: 'net/offline',
  })
  await world.close()
})
