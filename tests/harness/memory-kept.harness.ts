import { firstValueFrom } from 'rxjs'
import { deleteDB, openDB } from 'idb'
import { openMemoryBackend, type MemoryBackend } from '../../src/adapters/memory/open-memory-backend'
import { FORMAT_KEY } from '../../src/adapters/memory/persistence/database'
import type { Ports } from '../../src/ports/ports'
import { answeredBy } from './answer-program'
import type { Client, Harness, World } from './harness'
import { instead } from './instead'
import { LeapingRuntime } from './leaping-runtime'
import { clientOf, hookOf, mailIn } from './memory.harness'

/**
 * The memory set as people use it: everything is in the browser's database. Each connection is its own backend on that
 * database, as each tab has, so that commits, presence and messages really cross tabs.
 */
export const memoryKeptHarness: Harness = {
  name: 'memory-kept',
  knownGaps: { 'mcp/rebinding': 'a request that a page makes says of itself where it is from' },
  async open() {
    opened += 1
    return keptWorld(`contract-${opened}`)
  },
}

let opened = 0

const STEPS = { older: -1, ours: 0, newer: 1 }

interface Tab {
  readonly backend: MemoryBackend
  readonly sessionKey: string
}

function keptWorld(database: string): World {
  const runtime = new LeapingRuntime()
  const echo = new Echo(`${database}/echo`)
  const tabs = new Map<Client['connection'], Tab>()
  const backends = () => [...tabs.values()].map(({ backend }) => backend)
  const anyBackend = async () => backends()[0] ?? (await openMemoryBackend({ runtime, database, passwordRounds: 1 }))
  let isFull = false
  let ours: number | undefined

  return {
    async connect({ sameBrowserAs } = {}) {
      const other = sameBrowserAs === undefined ? undefined : tabs.get(sameBrowserAs.connection)
      const sessionKey = other?.sessionKey ?? `${database}:session-${tabs.size}`
      const backend = await openMemoryBackend({ runtime, database, sessionKey, build: 'contract', passwordRounds: 1 })
      backend.setStorageFull(isFull)
      const client = clientOf(backend.connect())
      tabs.set(client.connection, { backend, sessionKey })
      return { ...client, ports: receivedByAll(client.ports, echo) }
    },
    newId: () => runtime.newId(),
    now: () => runtime.now(),
    advance: (ms) => runtime.advance(ms),
    program: async (path, init) => answeredBy(await (await anyBackend()).programs(), path, init),
    adminWrite: async (workspaceId, mutations) => (await anyBackend()).adminWrite(workspaceId, mutations),
    async fillStore() {
      isFull = true
      for (const backend of backends()) backend.setStorageFull(true)
    },
    async emptyStore() {
      isFull = false
      for (const backend of backends()) backend.setStorageFull(false)
    },
    async setSchema(schema) {
      const db = await openDB(database)
      const meta: { readonly format: number } = await db.get('meta', FORMAT_KEY)
      ours ??= meta.format
      await db.put('meta', { ...meta, format: ours + STEPS[schema] }, FORMAT_KEY)
      db.close()
    },
    async expireCursors() {
      for (const backend of backends()) backend.expireCursors()
    },
    expireTokens: async () => undefined,
    lastCodeTo: async () => null,
    pushes: null,
    hook: hookOf({ [Symbol.iterator]: () => backends()[Symbol.iterator]() }),
    async lastMailTo(address) {
      const mails = await Promise.all(backends().map(async ({ mailbox }) => firstValueFrom(mailbox.mails$)))
      return mailIn(
        mails.flat().toSorted((a, b) => b.sentAt - a.sentAt),
        address,
      )
    },
    async close() {
      for (const backend of backends()) await backend.close()
      echo.close()
      for (const { sessionKey } of tabs.values()) localStorage.removeItem(sessionKey)
      const left: string[] = []
      if (!(await isDeleted(database))) left.push('a connection to the database')
      const { held = [], pending = [] } = await navigator.locks.query()
      left.push(...[...held, ...pending].flatMap(({ name }) => (name?.startsWith(`${database}/`) ? [`the lock ${name}`] : [])))
      return [...left, ...(await runtime.left())]
    },
  }
}

/** A closed connection may still be finishing its last transaction; one that is never closed blocks for ever. */
async function isDeleted(database: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), 10_000)))
  const first = await Promise.race([deleteDB(database), late])
  clearTimeout(timer)
  return first !== 'late'
}

/**
 * Other tabs receive a write a moment after it is answered. Scenarios expect others to see it then, so here a call ends when
 * all tabs have received it.
 */
function receivedByAll({ auth, records, files, events, functions }: Ports, echo: Echo): Ports {
  const received = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } finally {
      await echo.allReceived()
    }
  }
  return {
    files,
    records: instead(records, { commit: (mutations, options) => received(records.commit(mutations, options)) }),
    events: instead(events, { send: (topic, key, message, payload) => received(events.send(topic, key, message, payload)) }),
    functions: instead(functions, { call: (name, input, options) => received(functions.call(name, input, options)) }),
    auth: instead(auth, {
      signIn: (how, options) => received(auth.signIn(how, options)),
      signOut: (scope, options) => received(auth.signOut(scope, options)),
      changePassword: (next, options) => received(auth.changePassword(next, options)),
      confirmSecondFactor: (id, code, options) => received(auth.confirmSecondFactor(id, code, options)),
    }),
  }
}

/** A page delivers messages in the order they were posted: when this one arrives, all earlier ones have. */
class Echo {
  private readonly sender: BroadcastChannel
  private readonly receiver: BroadcastChannel

  constructor(name: string) {
    this.sender = new BroadcastChannel(name)
    this.receiver = new BroadcastChannel(name)
  }

  async allReceived(): Promise<void> {
    // A browser notifies other tabs of a changed session, but all these tabs are in one page.
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }))
    const back = new Promise((resolve) => this.receiver.addEventListener('message', resolve, { once: true }))
    this.sender.postMessage('received?')
    await back
  }

  close(): void {
    this.sender.close()
    this.receiver.close()
  }
}
