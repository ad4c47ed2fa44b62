import { browserRuntime } from '../../src/adapters/browser/runtime'
import { Accounts } from '../../src/adapters/shared/backend/accounts'
import { Backend } from '../../src/adapters/shared/backend/backend'
import { pbkdf2 } from '../../src/adapters/shared/backend/password-hashing'
import { fillSample } from '../../src/adapters/memory/fill-sample'
import { LocalStorageSession } from '../../src/adapters/memory/browser-session'
import { KeptStore } from '../../src/adapters/memory/persistence/kept-store'
import { DATABASE } from '../../src/composition/backends/memory/descriptor'
import { mutationIdOf } from '../../src/domain/model/records/meta'

/** What the sample has. */
const FILLED = [
  'workspaces',
  'members',
  'pipelines',
  'stages',
  'lostReasons',
  'tags',
  'companies',
  'people',
  'tasks',
  'notes',
] as const

declare global {
  interface Window {
    /** Leaves this browser as somebody would after a day's work: signed in, with so many people kept and folded. */
    fillKept: (people: number) => Promise<void>
  }
}

window.fillKept = async (people) => {
  const runtime = browserRuntime()
  const store = await KeptStore.open(DATABASE, runtime)
  const backend = new Backend(runtime, store)
  const size = { people, companies: Math.ceil(people / 10), deals: 0 }
  const account = await fillSample(size, { backend, accounts: new Accounts(store, pbkdf2(1)) })
  for (const { id: workspaceId } of backend.workspaces) {
    const mutationId = mutationIdOf(runtime.newId())
    const { rows } = backend.stateOf(workspaceId)
    const changes = FILLED.flatMap((collection) =>
      Array.from(rows.of(collection).all(), (record) => ({ collection, id: record.id, record })),
    )
    await store.append({ entries: [{ workspaceId, seq: 1, mutationId, changes, answers: [] }], key: mutationId })
    await store.compact(workspaceId)
  }
  new LocalStorageSession(localStorage, `${DATABASE}:session`).write({
    userId: account.user.id,
    epoch: account.epoch,
    recovery: false,
  })
  await backend.close()
}
