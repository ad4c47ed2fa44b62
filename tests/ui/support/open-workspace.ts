import { openMemoryBackend } from '../../../src/adapters/memory/open-memory-backend'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { Collections } from '../../../src/domain/model/records/collections'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { MutationId } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import type { Ports } from '../../../src/ports/ports'
import type { Runtime } from '../../../src/ports/runtime.port'

export interface OpenWorkspace {
  readonly ports: Ports
  readonly runtime: Runtime
  readonly workspaceId: Id
  /** Another tab of the same member. */
  connectAgain(): Promise<Ports>
  create<K extends 'people' | 'companies' | 'tags'>(
    collection: K,
    ...records: readonly Partial<Collections[K]>[]
  ): Promise<readonly Id[]>
  commit(...mutations: readonly Mutation[]): Promise<void>
  close(): Promise<void>
}

const ACCOUNT = { email: 'ada@example.com', password: 'correct horse battery', name: 'Ada Lovelace' }

/** An empty workspace in a fresh memory backend, with its owner signed in. */
export async function openWorkspace(): Promise<OpenWorkspace> {
  const runtime = browserRuntime()
  const backend = await openMemoryBackend({ runtime })
  const { ports } = backend.connect()
  await ports.auth.signUp(ACCOUNT)
  const mutationId = () => runtime.newId() as string as MutationId
  const answer = await ports.functions.call(
    'create-workspace',
    { name: 'Engines', currency: 'EUR', country: 'DE', locale: 'en-GB', timeZone: 'Europe/Berlin', sample: false },
    { mutationId: mutationId() },
  )
  if (!answer.ok) throw new Error(answer.refusal)
  const { workspaceId } = answer.value
  const commit = async (...mutations: readonly Mutation[]) => {
    await ports.records.commit(mutations, { workspaceId, mutationId: mutationId() })
  }
  return {
    ports,
    runtime,
    workspaceId,
    commit,
    connectAgain: async () => {
      const other = backend.connect().ports
      await other.auth.signIn({ method: 'password', email: ACCOUNT.email, password: ACCOUNT.password })
      return other
    },
    create: async (collection, ...records) => {
      const creates = records.map((data): Mutation => ({ kind: 'create', collection, id: runtime.newId(), data }))
      await commit(...creates)
      return creates.map(({ id }) => id)
    },
    close: () => backend.close(),
  }
}
