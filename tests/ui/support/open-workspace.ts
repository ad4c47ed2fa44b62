import type { Collections } from '../../../src/domain/model/records/collections'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { memoryWorkspace, type MemoryWorkspace } from '../../support/memory-workspace'

/** A workspace in memory, with short ways to put something into it. */
export interface OpenWorkspace extends MemoryWorkspace {
  readonly create: <K extends 'people' | 'companies' | 'tags'>(
    collection: K,
    ...records: readonly Partial<Collections[K]>[]
  ) => Promise<readonly Id[]>
  readonly commit: (...mutations: readonly Mutation[]) => Promise<void>
}

export async function openWorkspace(): Promise<OpenWorkspace> {
  const opened = await memoryWorkspace()
  const { ports, runtime, workspaceId } = opened
  const commit = async (...mutations: readonly Mutation[]) => {
    await ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
  }
  return {
    ...opened,
    commit,
    create: async (collection, ...records) => {
      const creates = records.map((data): Mutation => ({ kind: 'create', collection, id: runtime.newId(), data }))
      await commit(...creates)
      return creates.map(({ id }) => id)
    },
  }
}
