import type { Backend } from '../../src/adapters/shared/backend/backend'
import { LocalElevatedFiles } from '../../src/adapters/shared/backend/elevated-files'
import { LocalElevatedRecords } from '../../src/adapters/shared/backend/elevated-records'
import { LocalRestores } from '../../src/adapters/shared/backend/restores'
import type { Id } from '../../src/domain/model/kernel/id'
import type { AnyCondition } from '../../src/domain/model/query/ast'
import type { AnyRecord, CollectionName } from '../../src/domain/model/records/collections'
import { type MutationId, mutationIdOf } from '../../src/domain/model/records/meta'
import type {
  ElevatedCommit,
  ElevatedWrite,
  RestoredRecord,
  RestoreOpening,
  RestoreSurvey,
} from '../../src/domain/use-cases/functions/function-context'

/** A write of a function's call: sent again, it is found done. */
export interface KeyedWrite {
  readonly mutationId: MutationId
  /** The caller, the mutationId and how many writes of the call came before. */
  readonly key: string
}

/** What functions ask of a workspace with the backend's own rights, one after another with its commits. */
export interface ElevatedCalls {
  get: { input: { readonly collection: CollectionName; readonly id: Id }; answer: AnyRecord | null }
  find: {
    input: { readonly collection: CollectionName; readonly where?: AnyCondition; readonly trash?: 'include' }
    answer: readonly AnyRecord[]
  }
  peopleWithEmails: { input: { readonly emails: readonly string[] }; answer: readonly AnyRecord[] }
  invitationByTokenHash: { input: { readonly tokenHash: string }; answer: AnyRecord | null }
  commit: {
    input: KeyedWrite & { readonly writes: readonly ElevatedWrite[]; readonly options: ElevatedCommit }
    answer: null
  }
  putFile: { input: { readonly path: string; readonly bytes: ArrayBuffer; readonly type: string }; answer: null }
  removeFiles: { input: { readonly paths: readonly string[] }; answer: null }
  beginRestore: { input: Restoring; answer: boolean }
  isRestoreBegun: { input: Restoring; answer: boolean }
  writeRestored: {
    input: Restoring & { readonly collection: CollectionName; readonly records: readonly RestoredRecord<CollectionName>[] }
    answer: null
  }
  surveyRestored: { input: Restoring; answer: RestoreSurvey }
  openRestored: { input: Restoring & { readonly opening: RestoreOpening }; answer: null }
  discardRestored: { input: Restoring; answer: null }
}

interface Restoring extends KeyedWrite {
  readonly callerId: Id
}

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
