import { lastValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { openMemoryBackend } from '../../../src/adapters/memory/open-memory-backend'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { LeapingRuntime } from '../../harness/leaping-runtime'

describe('the bytes of a file', () => {
  it('go when its record is purged', async () => {
    const runtime = new LeapingRuntime()
    const backend = await openMemoryBackend({ runtime, sample: { people: 1, companies: 1, deals: 0 } })
    const { records, files } = backend.connect().ports
    const mutationId = () => mutationIdOf(runtime.newId())
    const [workspace] = (await records.list('workspaces', { workspaceId: null, limit: 1 })).items
    if (workspace === undefined) throw new Error('no workspace')
    const workspaceId = workspace.id
    const id = runtime.newId()
    const path = `people/${runtime.newId()}/${id}`
    const data = { name: 'a.txt', mime: 'text/plain', sizeBytes: 5, path }
    await records.commit([{ kind: 'create', collection: 'files', id, data }], { workspaceId, mutationId: mutationId() })
    await lastValueFrom(files.upload({ workspaceId, path }, new Blob(['bytes'], { type: 'text/plain' })))

    const gone = { collection: 'files', id, expect: 'any' } as const
    const purge = [{ kind: 'trash', ...gone } as const, { kind: 'purge', ...gone } as const]
    await records.commit(purge, { workspaceId, mutationId: mutationId() })

    await expect(files.download({ workspaceId, path })).rejects.toMatchObject({ code: 'file/missing', details: { path } })
    await backend.close()
  })
})
