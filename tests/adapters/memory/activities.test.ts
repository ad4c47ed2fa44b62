import { afterEach, expect, it } from 'vitest'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { memoryWorkspace, type MemoryWorkspace } from '../../support/memory-workspace'

let opened: MemoryWorkspace | undefined
afterEach(() => opened?.close())

it('tells of an update the fields that changed and nothing that the backend stamps', async () => {
  opened = await memoryWorkspace()
  const { ports, runtime, workspaceId } = opened
  const commit = (mutation: Mutation) =>
    ports.records.commit([mutation], { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
  const id = runtime.newId()
  await commit({ kind: 'create', collection: 'people', id, data: { firstName: 'Grace' } })
  await commit({ kind: 'update', collection: 'people', id, patch: { jobTitle: 'Admiral' }, expect: 'any' })
  await commit({ kind: 'update', collection: 'people', id, patch: { jobTitle: 'Admiral' }, expect: 'any' })
  const listed = await ports.records.list<'activities'>('activities', {
    workspaceId,
    where: { op: 'eq', field: 'verb', value: 'updated' },
    limit: 10,
  })
  expect(listed.items.map(({ changes }) => changes)).toEqual([{ jobTitle: [null, 'Admiral'] }])
})
