import type { PortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Mutation } from '../../domain/model/records/mutation'
import type { GrantServices } from '../../domain/use-cases/api/oauth/oauth-server'
import type { DeliveryBox, DeveloperTools, Faults, Mailbox } from '../../ports/developer-tools.port'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import { Accounts } from '../shared/backend/accounts'
import { Backend } from '../shared/backend/backend'
import { DeliveryLog } from './backend/delivery-log'
import { Heads } from './backend/heads'
import { loadCommits } from '../shared/backend/load-commits'
import { Mailroom } from './backend/mailroom'
import { pbkdf2 } from '../shared/backend/password-hashing'
import type { SecondFactors } from '../shared/backend/second-factors'
import { UnsavedSession, type BrowserSession, LocalStorageSession } from './browser-session'
import { BroadcastBus, Exchange } from './bus'
import { ConnectionFaults } from './connection-faults'
import { Device } from './device'
import type { SampleSize } from './fill-sample'
import { MemoryAuth } from './memory-auth'
import { MemoryEvents } from './memory-events'
import { MemoryFiles } from './memory-files'
import { MemoryFunctions } from './memory-functions'
import { MemoryRecords } from './memory-records'
import { KeptStore } from './persistence/kept-store'
import type { Store } from '../shared/backend/store'
import { Wire } from './wire'
import type { Observable } from 'rxjs'

export interface MemoryOptions {
  readonly runtime: Runtime
  /** Rounds of password hashing; fewer if nothing is stored. */
  readonly passwordRounds?: number
  /** The name of the IndexedDB database that stores everything; absent: nothing is stored. */
  readonly database?: string
  /** The localStorage key of the session; tabs with the same key share it. Default: derived from the database. */
  readonly sessionKey?: string
  /** The address of the script that compacts journals; absent: the page does. */
  readonly compactionWorker?: string
  /** Identifies this build of the app; absent: no first pages are stored for the next start. */
  readonly build?: string | undefined
  /** Start with a demo workspace of this size, with its owner signed in on the first device. */
  readonly sample?: SampleSize
}

export interface MemoryBackend {
  readonly mailbox: Mailbox
  readonly outbox: DeliveryBox
  /** Another device where nobody is signed in; with `sameBrowserAs`, another tab of that one. */
  connect(options?: { readonly sameBrowserAs?: MemoryConnection }): MemoryConnection
  /** Writes without checking rights, as the backend's own jobs do. */
  adminWrite(workspaceId: Id, mutations: readonly Mutation[]): Promise<void>
  /** While true, the store is full. */
  setStorageFull(isFull: boolean): void
  /** What lets programs in by their keys, and gives them some. Nothing outside this browser can come, so it answers no requests. */
  programs(): Promise<GrantServices>
  /** Hot, replays. Stored data that turned out to be unreadable after opening. */
  readonly failures$: Observable<PortError>
  /** Compacts the journal now instead of when idle. */
  compact(workspaceId: Id): Promise<void>
  /** Makes every change cursor handed out so far too old. */
  expireCursors(): void
  close(): Promise<void>
}

export interface MemoryConnection {
  readonly ports: Ports
  readonly faults: Faults
  readonly developerTools: DeveloperTools
  close(): void
}

/** OWASP Password Storage Cheat Sheet, PBKDF2 with HMAC-SHA-256. */
const STORED_ROUNDS = 600_000
/** Nothing is stored that could be stolen and attacked. */
const UNSTORED_ROUNDS = 1000

/** Late enough that nobody is waiting for the app. */
const FIRST_TRASH_MS = 20_000
/** Late enough that nobody is waiting for the app; what happened until then is run as well. */
const FIRST_RULES_MS = 3000
const DAY_MS = 24 * 60 * 60 * 1000

/** After the first screen, before the first change is typed. */
const FETCH_AHEAD_MS = 1500

/** @throws backend/schema-mismatch, store/corrupt, store/full */
export async function openMemoryBackend({
  runtime,
  database,
  passwordRounds = database === undefined ? UNSTORED_ROUNDS : STORED_ROUNDS,
  sessionKey = `${database ?? ''}:session`,
  sample,
  build,
  compactionWorker,
}: MemoryOptions): Promise<MemoryBackend> {
  // Loaded while the store opens.
  const sampleCode = sample === undefined ? null : import('./fill-sample')
  const store =
    database === undefined ? await freshStore(runtime.newId()) : await KeptStore.open(database, runtime, compactionWorker)
  const backend = new Backend(runtime, store)
  const accounts = new Accounts(store, pbkdf2(passwordRounds))
  const mailroom = new Mailroom(store)
  const outbox = new DeliveryLog()
  const secondFactors = async (): Promise<SecondFactors> => {
    const { SecondFactors: Factors } = await import('../shared/backend/second-factors')
    return new Factors(store, { accounts, runtime })
  }
  const heads = build === undefined || database === undefined ? null : new Heads(backend, build)
  const exchange = new Exchange()
  const savedSession = database === undefined ? null : new LocalStorageSession(localStorage, sessionKey)
  await Promise.all([backend.start(), mailroom.refresh()])
  const filler = await sampleCode
  let owner = sample === undefined || filler === null ? null : await filler.fillSample(sample, { backend, accounts })
  // Fetched early, so that the first change need not wait, even if the connection is lost by then.
  const cancelFetch = runtime.schedule(FETCH_AHEAD_MS, () => void loadCommits().catch(() => undefined))
  const cancelTrash = emptyTrashDaily(backend)
  const services = { backend, accounts, secondFactors, mailroom, outbox }
  let stopRules: () => unknown = runtime.schedule(FIRST_RULES_MS, () => {
    let isStopped = false
    stopRules = () => (isStopped = true)
    const start = async () => {
      const { RuleClock } = await import('./backend/rule-clock')
      if (isStopped) return
      const clock = new RuleClock(services)
      stopRules = () => clock.close()
    }
    // Whoever is offline with none of it in the cache has no rules run until the app is opened again.
    void start().catch(() => undefined)
  })
  const browsers = new WeakMap<MemoryConnection, BrowserSession>()
  const connections = new Set<MemoryConnection>()

  const connect: MemoryBackend['connect'] = ({ sameBrowserAs } = {}) => {
    const browser = savedSession ?? (sameBrowserAs && browsers.get(sameBrowserAs)) ?? new UnsavedSession()
    const faults = new ConnectionFaults((isFull) => store.setFull(isFull))
    const device = new Device(runtime.newId(), { wire: new Wire(runtime, faults), browser, accounts })
    if (owner !== null) device.enter(owner)
    owner = null
    const events = new MemoryEvents(
      backend,
      device,
      database === undefined ? exchange.open() : new BroadcastBus(database, device.id),
    )
    const ports = {
      auth: new MemoryAuth(device, { accounts, secondFactors, mailroom, runtime }),
      records: new MemoryRecords(backend, device, heads),
      files: new MemoryFiles(backend, device),
      events,
      functions: new MemoryFunctions(services, device),
    }
    const connection: MemoryConnection = {
      ports,
      faults,
      developerTools: { faults, mailbox: mailroom, outbox },
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
    outbox,
    connect,
    adminWrite: async (workspaceId, mutations) => (await loadCommits()).adminWrite(backend, workspaceId, mutations),
    setStorageFull: (isFull) => store.setFull(isFull),
    programs: async () => (await import('./programs')).programsOf(backend),
    expireCursors: () => backend.cursors.expire(runtime.newId()),
    failures$: backend.failures$,
    compact: (workspaceId) => store.compact(workspaceId),
    close: async () => {
      cancelFetch()
      cancelTrash()
      stopRules()
      heads?.close()
      savedSession?.close()
      for (const connection of connections) connection.close()
      await backend.close()
    },
  }
}

/** Returning people have a database and do not need this code. */
async function freshStore(lineage: string): Promise<Store> {
  const { FreshStore } = await import('./persistence/fresh-store')
  return new FreshStore(lineage)
}

/** Empties the trash of expired records: some time after the start, then once a day. */
function emptyTrashDaily(backend: Backend): () => void {
  let cancel = () => {}
  const scheduleAfter = (delayMs: number) => {
    cancel = backend.runtime.schedule(delayMs, () => {
      scheduleAfter(DAY_MS)
      // What could not be purged today is purged tomorrow; in the trash it does no harm.
      void import('../shared/backend/expire-trash').then(({ expireTrash }) => expireTrash(backend)).catch(() => undefined)
    })
  }
  scheduleAfter(FIRST_TRASH_MS)
  return () => cancel()
}
