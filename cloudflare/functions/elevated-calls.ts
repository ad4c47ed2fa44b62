import type { Backend } from '../../src/adapters/shared/backend/backend'
import { LocalElevatedRecords } from '../../src/adapters/shared/backend/elevated-records'
import { sha256 } from '../../src/adapters/shared/backend/passwords'
import { LocalRestores } from '../../src/adapters/shared/backend/restores'
import type { Id } from '../../src/domain/model/kernel/id'
import type { AnyRecord } from '../../src/domain/model/records/collections'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { ElevatedRecords } from '../../src/domain/use-cases/functions/function-context'
import { readInvitation } from '../../src/domain/use-cases/functions/read-invitation'
import type { ElevatedCalls } from './elevated-protocol'

/** Characters of one page, about: what travels between objects may have 32 MiB. */
const PAGE_CHARACTERS = 4_000_000

type Calls = {
  readonly [N in keyof ElevatedCalls]: (
    backend: Backend,
    workspaceId: Id,
    input: ElevatedCalls[N]['input'],
  ) => Promise<ElevatedCalls[N]['answer']>
}

/**
 * Reads take no turn: an object that asks another one within its own must never wait for the turn of one that asks it. Writes come
 * from the Worker, which has none.
 */
const CALLS: Calls = {
  get: (backend, workspaceId, { collection, id }) => reading(backend).get(collection, workspaceId, id),

  async find(backend, workspaceId, { collection, after, ...query }) {
    const found = await reading(backend).find(collection, { workspaceId, ...query })
    const records: AnyRecord[] = []
    let length = 0
    for (const record of found) {
      if (after !== null && record.id <= after) continue
      if (length > PAGE_CHARACTERS) return { records, next: records.at(-1)?.id ?? null }
      length += JSON.stringify(record).length
      records.push(record)
    }
    return { records, next: null }
  },

  commit: (backend, _, { writes, options, ...call }) =>
    backend.store.alone(async () => {
      await new LocalElevatedRecords(backend, call).commit(writes, options)
      return null
    }),

  beginRestore: (backend, workspaceId, call) => backend.store.alone(() => new LocalRestores(backend, call).begin(workspaceId)),

  discardRestore: (backend, workspaceId, call) =>
    backend.store.alone(async () => {
      await new LocalRestores(backend, call).discard(workspaceId)
      return null
    }),

  async readInvitation(backend, workspaceId, { token }) {
    await backend.ready(workspaceId, 'all')
    const records = reading(backend) as object as ElevatedRecords
    return readInvitation(token, { records, sha256, now: () => backend.runtime.now() })
  },
}

export function elevatedHere<N extends keyof ElevatedCalls>(
  backend: Backend,
  workspaceId: Id,
  { name, input }: { readonly name: N; readonly input: ElevatedCalls[N]['input'] },
): Promise<ElevatedCalls[N]['answer']> {
  return CALLS[name](backend, workspaceId, input)
}

/** Nothing is written through it. */
function reading(backend: Backend): LocalElevatedRecords {
  const id = backend.runtime.newId()
  return new LocalElevatedRecords(backend, { mutationId: mutationIdOf(id), key: id })
}
