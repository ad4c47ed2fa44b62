import type { Id } from '../../domain/model/kernel/id'
import type { Mutation } from '../../domain/model/records/mutation'
import type { DeveloperTools, Faults, Mailbox } from '../../ports/developer-tools.port'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import { Accounts } from './backend/accounts'
import { Backend } from './backend/backend'
import { Mailroom } from './backend/mailroom'
import { Exchange } from './bus'
import { FreshSession, type BrowserSession } from './browser-session'
import { Device } from './device'
import { LineFaults } from './line-faults'
import { MemoryAuth } from './memory-auth'
import { MemoryEvents } from './memory-events'
import { MemoryFiles } from './memory-files'
import { MemoryFunctions } from './memory-functions'
import { MemoryRecords } from './memory-records'
import type { SampleSize } from './fill-sample'
import { FreshStore } from './persistence/fresh-store'
import { Wire } from './wire'

export interface MemoryOptions {
  readonly runtime: Runtime
  /** Rounds of password hashing; fewer where nothing is kept. */
  readonly passwordRounds?: number
  /** Begin with a demo workspace of this size, and the first device signed in as its owner. */
  readonly sample?: SampleSize
}

export interface MemoryBackend {
  readonly mailbox: Mailbox
  /** Another device on which nobody has signed in; with `sameBrowserAs`, another tab of that one. */
  connect(options?: { readonly sameBrowserAs?: MemoryConnection }): MemoryConnection
  /** Writes past policy and people, as the backend's own jobs do. */
  adminWrite(workspaceId: Id, mutations: readonly Mutation[]): Promise<void>
  /** While true, nothing more fits into the store. */
  setStorageFull(isFull: boolean): void
  /** Every change cursor handed out so far is too old from now on. */
  expireCursors(): void
  close(): Promise<void>
}

export interface MemoryConnection {
  readonly ports: Ports
  readonly faults: Faults
  readonly developerTools: DeveloperTools
  close(): void
}

const FRESH_ROUNDS = 1000

export async function openMemoryBackend({
  runtime,
  passwordRounds = FRESH_ROUNDS,
  sample,
}: MemoryOptions): Promise<MemoryBackend> {
  const store = new FreshStore()
  const backend = new Backend(runtime, store)
  const accounts = new Accounts(store, passwordRounds)
  const mailroom = new Mailroom(store)
  const exchange = new Exchange()
  let owner = sample === undefined ? null : await (await import('./fill-sample')).fillSample(sample, { backend, accounts })
  const browsers = new WeakMap<MemoryConnection, BrowserSession>()
  const connections = new Set<MemoryConnection>()

  const connect: MemoryBackend['connect'] = ({ sameBrowserAs } = {}) => {
    const browser = (sameBrowserAs && browsers.get(sameBrowserAs)) ?? new FreshSession()
    const faults = new LineFaults((isFull) => store.setFull(isFull))
    const device = new Device(runtime.newId(), { wire: new Wire(runtime, faults), browser, accounts })
    if (owner !== null) device.enter(owner)
    owner = null
    const events = new MemoryEvents(backend, device, exchange.open())
    const ports = {
      auth: new MemoryAuth(device, { accounts, mailroom, runtime }),
      records: new MemoryRecords(backend, device),
      files: new MemoryFiles(backend, device),
      events,
      functions: new MemoryFunctions({ backend, accounts, mailroom }, device),
    }
    const connection: MemoryConnection = {
      ports,
      faults,
      developerTools: { faults, mailbox: mailroom },
      close: () => {
        connections.delete(connection)
        events.close()
        device.close()
      },
    }
    browsers.set(connection, browser)
    connections.add(connection)
    return connection
  }

  return {
    mailbox: mailroom,
    connect,
    adminWrite: (workspaceId, mutations) => backend.adminWrite(workspaceId, mutations),
    setStorageFull: (isFull) => store.setFull(isFull),
    expireCursors: () => backend.cursors.expire(runtime.newId()),
    close: async () => {
      for (const connection of connections) connection.close()
      await backend.close()
    },
  }
}
