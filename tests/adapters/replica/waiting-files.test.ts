import { lastValueFrom, throwError } from 'rxjs'
import { expect, test } from 'vitest'
import { openReplica } from '../../../src/adapters/replica/open-replica'
import { portError } from '../../../src/domain/model/errors/port-error'
import { announced } from '../../contracts/acts'
import { instead } from '../../harness/instead'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { MemoryDevice } from '../../support/replica/memory-device'

test('a file that may wait is kept where nobody knows what an answer means, and one that is judged is not', async () => {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const owner = await stage.as('owner')
  const { disks, tabs } = new MemoryDevice().openTab()
  const errors = [
    portError('file/rejected', { reason: 'type' }),
    portError('internal/unexpected', { source: 'supabase/storage' }),
  ]
  const files = instead(owner.ports.files, { upload: () => throwError(() => errors.shift()) })
  const ports = { ...owner.ports, files }
  const replica = openReplica({ ports, runtime: new LeapingRuntime(), disks, tabs, backend: 'here' })
  const at = { ...owner, ports: replica.ports }
  const upload = async () =>
    lastValueFrom(replica.ports.files.upload(await announced(stage, at), new Blob(['bytes']), { mayWait: true }))

  await expect(upload()).rejects.toMatchObject({ code: 'file/rejected' })
  expect(await upload()).toEqual({ kind: 'kept' })
  await replica.close()
  await world.close()
})
