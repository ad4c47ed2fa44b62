import type { Observable } from 'rxjs'
import type { PortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Mutation } from '../../domain/model/records/mutation'
import type { DeliveryBox, DeveloperTools, Faults, Mailbox } from '../../ports/developer-tools.port'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import { Accounts } from './backend/accounts'
import { Backend } from './backend/backend'
import { Heads } from './backend/heads'
import { loadCommits } from './backend/load-commits'
import { Mailroom } from './backend/mailroom'
import { Outbox } from './backend/outbox'
import type { SecondFactors } from './backend/second-factors'
import { BroadcastBus } from './broadcast-bus'
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
import { KeptStore } from './persistence/kept-store'
import { StoredSession } from './kept-session'
import type { Store } from './persistence/store'
import { Wire } from './wire'

export interface MemoryOptions {
  readonly runtime: Runtime
  /** Rounds of password hashing; fewer where nothing is kept. */
  readonly passwordRounds?: number
  /** The name of the browser's database to keep everything in; absent: nothing is kept. */
  readonly database?: string
  /** Where the browser remembers who is signed in; tabs with the same one share a session. Default: after the database. */
  readonly sessionKey?: string
  /** Names the program among those that opened the database before and will; absent: no answer is kept for the next. */
  readonly build?: string | undefined
  /** Begin with a demo workspace of this size, and the first device signed in as its owner. */
  readonly sample?: SampleSize
}

export interface MemoryBackend {
  readonly mailbox: Mailbox
  readonly outbox: DeliveryBox
  /** Another device on which nobody has signed in; with `sameBrowserAs`, another tab of that one. */
  connect(options?: { readonly sameBrowserAs?: MemoryConnection }): MemoryConnection
  /** Writes past policy and people, as the backend's own jobs do. */
  adminWrite(workspaceId: Id, mutations: readonly Mutation[]): Promise<void>
  /** While true, nothing more fits into the store. */
  setStorageFull(isFull: boolean): void
  /** Hot, replays. What of the kept data turned out to be unreadable after it was opened. */
  readonly failures$: Observable<PortError>
  /** Tidies what is kept now, not when there is time. */
  fold(workspaceId: Id): Promise<void>
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

/** OWASP Password Storage Cheat Sheet, PBKDF2 with HMAC-SHA-256. */
const KEPT_ROUNDS = 600_000
/** Nothing is kept that somebody could take away and try out. */
const FRESH_ROUNDS = 1000

/** When nobody waits for anything any more. */
const TIDY_AFTER_MS = 20_000
const DAY_MS = 24 * 60 * 60 * 1000

/** After the first screen, before anybody has typed a change. */
const FETCH_AHEAD_MS = 1500

/** @throws backend/schema-mismatch, store/corrupt, store/full */
export async function openMemoryBackend({
  runtime,
  database,
  passwordRounds = database === undefined ? FRESH_ROUNDS : KEPT_ROUNDS,
  sessionKey = `${database ?? ''}:session`,
  sample,
  build,
}: MemoryOptions): Promise<MemoryBackend> {
  const newId = (): string => runtime.newId()
  // On its way while the store is opened.
  const sampleCode = sample === undefined ? null : import('./fill-sample')
  const store = database === undefined ? await freshStore(newId()) : await KeptStore.open(database, newId)
  const backend = new Backend(runtime, store)
  const accounts = new Accounts(store, passwordRounds)
  const mailroom = new Mailroom(store)
  const outbox = new Outbox()
  const secondFactors = async (): Promise<SecondFactors> => {
    const { SecondFactors: Factors } = await import('./backend/second-factors')
    return new Factors(store, { accounts, runtime })
  }
  const heads = build === undefined || database === undefined ? null : new Heads(backend, build)
  const exchange = new Exchange()
  const keptSession = database === undefined ? null : new StoredSession(localStorage, sessionKey)
  await Promise.all([backend.start(), mailroom.refresh()])
  const filler = await sampleCode
  let owner = sample === undefined || filler === null ? null : await filler.fillSample(sample, { backend, accounts })
  // What is fetched ahead is there when the first change is made, and should the connection be down by then.
  const cancelFetch = runtime.schedule(FETCH_AHEAD_MS, () => void loadCommits().catch(() => undefined))
  const cancelTidying = tidyEachDay(backend)
  const browsers = new WeakMap<MemoryConnection, BrowserSession>()
  const connections = new Set<MemoryConnection>()

  const connect: MemoryBackend['connect'] = ({ sameBrowserAs } = {}) => {
    const browser = keptSession ?? (sameBrowserAs && browsers.get(sameBrowserAs)) ?? new FreshSession()
    const faults = new LineFaults((isFull) => store.setFull(isFull))
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
      functions: new MemoryFunctions({ backend, accounts, secondFactors, mailroom, outbox }, device),
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
    expireCursors: () => backend.cursors.expire(runtime.newId()),
    failures$: backend.failures$,
    fold: (workspaceId) => backend.fold(workspaceId),
    close: async () => {
      cancelFetch()
      cancelTidying()
      heads?.close()
      keptSession?.close()
      for (const connection of connections) connection.close()
      await backend.close()
    },
  }
}

/** Whoever comes back has kept something, and does without its code. */
async function freshStore(lineage: string): Promise<Store> {
  const { FreshStore } = await import('./persistence/fresh-store')
  return new FreshStore(lineage)
}

/** Empties the trash of what has been in it for too long: some time after the start, then once a day. */
function tidyEachDay(backend: Backend): () => void {
  let cancel = () => {}
  const tidyAfter = (delayMs: number) => {
    cancel = backend.runtime.schedule(delayMs, () => {
      tidyAfter(DAY_MS)
      // What could not go today goes tomorrow; until then it is in the trash, where it harms nobody.
      void import('./backend/expire-trash').then(({ expireTrash }) => expireTrash(backend)).catch(() => undefined)
    })
  }
  tidyAfter(TIDY_AFTER_MS)
  return () => cancel()
}
