import { firstValueFrom } from 'rxjs'
import { openMemoryBackend, type MemoryBackend, type MemoryConnection } from '../../src/adapters/memory/open-memory-backend'
import type { Mail as KeptMail } from '../../src/ports/developer-tools.port'
import { answeredBy } from './answer-program'
import type { Client, Harness, Hook, FaultyConnection, Mail, World } from './harness'
import { LeapingRuntime } from './leaping-runtime'

const NOTHING_STORED = 'it stores nothing that another version of the app could have written'

/** The memory set without storage: each world is gone when it is closed. */
export const memoryHarness: Harness = {
  name: 'memory',
  knownGaps: {
    'errors/schema/older': NOTHING_STORED,
    'errors/schema/newer': NOTHING_STORED,
  },
  async open() {
    const runtime = new LeapingRuntime()
    return worldOn(await openMemoryBackend({ runtime, passwordRounds: 1 }), runtime)
  },
}

/** Where links in mails lead; nothing is fetched from it. */
const APP = 'https://app.example'

function worldOn(backend: MemoryBackend, runtime: LeapingRuntime): World {
  const connections = new WeakMap<object, MemoryConnection>()
  return {
    async connect({ sameBrowserAs } = {}) {
      const first = sameBrowserAs === undefined ? undefined : connections.get(sameBrowserAs.connection)
      const connection = backend.connect(first === undefined ? {} : { sameBrowserAs: first })
      const client = clientOf(connection)
      connections.set(client.connection, connection)
      return client
    },
    newId: () => runtime.newId(),
    now: () => runtime.now(),
    advance: (ms) => runtime.advance(ms),
    adminWrite: (workspaceId, mutations) => backend.adminWrite(workspaceId, mutations),
    fillStore: async () => backend.setStorageFull(true),
    emptyStore: async () => backend.setStorageFull(false),
    setSchema: async () => undefined,
    program: async (path, init) => answeredBy(await backend.programs(), path, init),
    expireCursors: async () => backend.expireCursors(),
    expireTokens: async () => undefined,
    lastCodeTo: async () => null,
    hook: hookOf([backend]),
    pushes: null,
    async lastMailTo(address) {
      return mailIn(await firstValueFrom(backend.mailbox.mails$), address)
    },
    async close() {
      await backend.close()
      return runtime.left()
    },
  }
}

/** This set sends nothing; it shows what it would have sent. */
export function hookOf(backends: Iterable<MemoryBackend>): Hook {
  return {
    url: 'https://hooks.example.com/contract',
    async deliveries() {
      const sent = await Promise.all(Array.from(backends, ({ outbox }) => firstValueFrom(outbox.deliveries$)))
      return sent.flat().toSorted((a, b) => b.sentAt - a.sentAt)
    },
    answerWith(status) {
      for (const { outbox } of backends) outbox.answerWith(status)
    },
  }
}

/** @param mails newest first */
export function mailIn(mails: readonly KeptMail[], address: string): Mail | null {
  const mail = mails.find(({ to }) => to === address)
  return mail === undefined ? null : { url: new URL(mail.path, APP) }
}

export function clientOf(connection: MemoryConnection): Client {
  return { ports: connection.ports, connection: faultyConnection(connection), close: async () => connection.close() }
}

function faultyConnection({ faults }: MemoryConnection): FaultyConnection {
  return {
    cut: () => faults.cutConnection(),
    restore: () => faults.restoreConnection(),
    loseAnswerOnce: () => faults.dropNextAnswer(),
    refuse: (code, details, times = 1) => faults.refuseNext(code, details, times),
    stallOnce: () => faults.stallNext(),
  }
}
