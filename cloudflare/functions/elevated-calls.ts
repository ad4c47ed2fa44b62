import type { Backend } from '../../src/adapters/shared/backend/backend'
import { LocalElevatedFiles } from '../../src/adapters/shared/backend/elevated-files'
import { LocalElevatedRecords } from '../../src/adapters/shared/backend/elevated-records'
import { LocalRestores } from '../../src/adapters/shared/backend/restores'
import type { Id } from '../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { ElevatedCalls } from './elevated-protocol'

type Calls = {
  readonly [N in keyof ElevatedCalls]: (
    backend: Backend,
    workspaceId: Id,
    input: ElevatedCalls[N]['input'],
  ) => Promise<ElevatedCalls[N]['answer']>
}

/** To be called within `store.alone`. */
export const ELEVATED_CALLS: Calls = {
  get: (backend, workspaceId, { collection, id }) => reading(backend).get(collection, workspaceId, id),
  find: (backend, workspaceId, { collection, ...query }) => reading(backend).find(collection, { workspaceId, ...query }),
  peopleWithEmails: (backend, workspaceId, { emails }) => reading(backend).peopleWithEmails(workspaceId, emails),
  async invitationByTokenHash(backend, workspaceId, { tokenHash }) {
    await backend.ready(workspaceId, 'all')
    return reading(backend).invitationByTokenHash(tokenHash)
  },
  async commit(backend, _, { writes, options, ...call }) {
    await new LocalElevatedRecords(backend, call).commit(writes, options)
    return null
  },
  async putFile(backend, workspaceId, { path, bytes, type }) {
    await new LocalElevatedFiles(backend).put(workspaceId, path, new Blob([bytes], { type }))
    return null
  },
  async removeFiles(backend, workspaceId, { paths }) {
    await new LocalElevatedFiles(backend).remove(workspaceId, paths)
    return null
  },
  beginRestore: (backend, workspaceId, call) => new LocalRestores(backend, call).begin(workspaceId),
  isRestoreBegun: (backend, workspaceId, call) => new LocalRestores(backend, call).isBegun(workspaceId),
  async writeRestored(backend, workspaceId, { collection, records, ...call }) {
    await new LocalRestores(backend, call).write(collection, workspaceId, records)
    return null
  },
  surveyRestored: (backend, workspaceId, call) => new LocalRestores(backend, call).survey(workspaceId),
  async openRestored(backend, workspaceId, { opening, ...call }) {
    await new LocalRestores(backend, call).open(workspaceId, opening)
    return null
  },
  async discardRestored(backend, workspaceId, call) {
    await new LocalRestores(backend, call).discard(workspaceId)
    return null
  },
}

/** Nothing is written through it. */
function reading(backend: Backend): LocalElevatedRecords {
  const id = backend.runtime.newId()
  return new LocalElevatedRecords(backend, { mutationId: mutationIdOf(id), key: id })
}
