import { browserRuntime } from '../../src/adapters/browser/runtime'
import { Accounts } from '../../src/adapters/memory/backend/accounts'
import { Backend } from '../../src/adapters/memory/backend/backend'
import { fillSample } from '../../src/adapters/memory/fill-sample'
import { LocalStorageSession } from '../../src/adapters/memory/local-storage-session'
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
  const store = await KeptStore.open(DATABASE, () => runtime.newId())
  const backend = new Backend(runtime, store)
  const size = { people, companies: Math.ceil(people / 10), deals: 0 }
  const account = await fillSample(size, { backend, accounts: new Accounts(store, 1) })
  for (const { id: workspaceId } of backend.workspaces) {
    const mutationId = mutationIdOf(runtime.newId())
    // The rows themselves go into the chunks at once: through the journal they would be written twice.
    await store.append({ entries: [{ workspaceId, seq: 1, mutationId, changes: [], answers: [] }], key: mutationId })
    const { rows } = backend.stateOf(workspaceId)
    const changed = new Map(
      FILLED.map((collection) => [collection, Array.from(rows.of(collection).all(), ({ id }) => id)] as const),
    )
    await store.fold({
      workspaceId,
      seq: 1,
      tokens: [],
      tombstones: [],
      changed,
      rows: (collection) => rows.of(collection).all() as never,
    })
  }
  new LocalStorageSession(localStorage, `${DATABASE}:session`).write({
    userId: account.user.id,
    epoch: account.epoch,
    recovery: false,
  })
  await backend.close()
}
