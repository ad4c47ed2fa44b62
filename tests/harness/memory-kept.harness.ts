import { firstValueFrom } from 'rxjs'
import { deleteDB, openDB } from 'idb'
import { openMemoryBackend, type MemoryBackend } from '../../src/adapters/memory/open-memory-backend'
import { FORMAT_KEY } from '../../src/adapters/memory/persistence/database'
import type { Ports } from '../../src/ports/ports'
import type { Client, Harness, World } from './harness'
import { instead } from './instead'
import { LeapingRuntime } from './leaping-runtime'
import { clientOf, hookOf, mailIn } from './memory.harness'

/**
 * The memory set as a person uses it: everything in the browser's database. Each connection is a backend of its own over
 * that database, as each tab has, so that commits, presence and messages really go from tab to tab.
 */
export const memoryKeptHarness: Harness = {
  name: 'memory-kept',
  knownGaps: {},
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
  const tabs = new Map<Client['line'], Tab>()
  const backends = () => [...tabs.values()].map(({ backend }) => backend)
  const anyBackend = async () => backends()[0] ?? (await openMemoryBackend({ runtime, database, passwordRounds: 1 }))
  let isFull = false
  let ours: number | undefined

  return {
    async connect({ sameBrowserAs } = {}) {
      const other = sameBrowserAs === undefined ? undefined : tabs.get(sameBrowserAs.line)
      const sessionKey = other?.sessionKey ?? `${database}:session-${tabs.size}`
      const backend = await openMemoryBackend({ runtime, database, sessionKey, build: 'contract', passwordRounds: 1 })
      backend.setStorageFull(isFull)
      const client = clientOf(backend.connect())
      tabs.set(client.line, { backend, sessionKey })
      return { ...client, ports: heardByAll(client.ports, echo) }
    },
    newId: () => runtime.newId(),
    now: () => runtime.now(),
    advance: (ms) => runtime.advance(ms),
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
      return runtime.dueTasks === 0 ? left : [...left, `${runtime.dueTasks} timers`]
    },
  }
}

/** A closed connection may still end its last transaction; one that is never closed blocks for ever. */
async function isDeleted(database: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), 10_000)))
  const first = await Promise.race([deleteDB(database), late])
  clearTimeout(timer)
  return first !== 'late'
}

/**
 * The other tabs hear of a write a moment after it is answered. Scenarios speak of what others then see, so here a call
 * ends when all have heard; what they do with it is theirs.
 */
function heardByAll({ auth, records, files, events, functions }: Ports, echo: Echo): Ports {
  const heard = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } finally {
      await echo.heard()
    }
  }
  return {
    files,
    records: instead(records, { commit: (mutations, options) => heard(records.commit(mutations, options)) }),
    events: instead(events, { send: (topic, key, message, payload) => heard(events.send(topic, key, message, payload)) }),
    functions: instead(functions, { call: (name, input, options) => heard(functions.call(name, input, options)) }),
    auth: instead(auth, {
      signIn: (how, options) => heard(auth.signIn(how, options)),
      signOut: (scope, options) => heard(auth.signOut(scope, options)),
      changePassword: (next, options) => heard(auth.changePassword(next, options)),
      confirmSecondFactor: (id, code, options) => heard(auth.confirmSecondFactor(id, code, options)),
    }),
  }
}

/** Messages of one page are delivered in the order they were posted: when this one is heard, so were all before it. */
class Echo {
  private readonly mouth: BroadcastChannel
  private readonly ear: BroadcastChannel

  constructor(name: string) {
    this.mouth = new BroadcastChannel(name)
    this.ear = new BroadcastChannel(name)
  }

  async heard(): Promise<void> {
    // A browser tells its other tabs of a changed session; these tabs are all in one page, which it does not tell.
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }))
    const back = new Promise((resolve) => this.ear.addEventListener('message', resolve, { once: true }))
    this.mouth.postMessage('heard?')
    await back
  }

  close(): void {
    this.mouth.close()
    this.ear.close()
  }
}
