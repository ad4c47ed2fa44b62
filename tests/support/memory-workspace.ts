import { openMemoryBackend } from '../../src/adapters/memory/open-memory-backend'
import { browserRuntime } from '../../src/adapters/browser/runtime'
import type { Id } from '../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { Ports } from '../../src/ports/ports'
import type { Runtime } from '../../src/ports/runtime.port'

export interface MemoryWorkspace {
  readonly ports: Ports
  readonly runtime: Runtime
  readonly workspaceId: Id
  /** Another tab of the same member. */
  readonly connectAgain: () => Promise<Ports>
  readonly close: () => Promise<void>
}

export const ACCOUNT = { email: 'ana@harbour.example', password: 'long enough to keep', name: 'Ana Reis' }

/** A signed-in owner in a new, empty workspace of the fresh memory backend. */
export async function memoryWorkspace(): Promise<MemoryWorkspace> {
  const runtime = browserRuntime()
  const backend = await openMemoryBackend({ runtime })
  const { ports } = backend.connect()
  await ports.auth.signUp(ACCOUNT)
  const answer = await ports.functions.call(
    'create-workspace',
    { name: 'Harbour', currency: 'EUR', country: 'PT', locale: 'en', timeZone: 'Europe/Lisbon', sample: false },
    { mutationId: mutationIdOf(runtime.newId()) },
  )
  if (!answer.ok) throw new Error('the workspace was refused')
  return {
    ports,
    runtime,
    workspaceId: answer.value.workspaceId,
    connectAgain: async () => {
      const other = backend.connect().ports
      await other.auth.signIn({ method: 'password', email: ACCOUNT.email, password: ACCOUNT.password })
      return other
    },
    close: () => backend.close(),
  }
}
