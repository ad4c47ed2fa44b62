import { interval, map } from 'rxjs'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { openSupabaseBackend } from '../../src/adapters/supabase/open-supabase-backend'
import { SCHEMA_VERSION } from '../../src/adapters/supabase/schema-version'
import type { Ports } from '../../src/ports/ports'
import { adminWrite } from './admin-write'
import { BrowserStore } from './browser-store'
import type { Client, Harness, KeptPerson, KeptStart, Mail, World } from './harness'
import { instead } from './instead'
import { LeapingRuntime } from './leaping-runtime'
import { APP_URL, localBackend } from './local-backend'
import { Wire } from './wire'

/** In real time: a leap of hours must not cause a thousand checks. */
const SESSION_CHECK_MS = 1000

/** The Supabase set on a real PostgreSQL, over real sockets. The worlds of a worker use one backend, one after another. */
export const supabaseHarness: Harness = {
  name: 'supabase',
  knownGaps: {},
  async open() {
    const backend = await localBackend()
    await backend.reset()
    return worldOn(backend, { keepsStart: true })
  },
}

const STEPS = { older: -1, newer: 1 }

interface Start {
  readonly people: readonly KeptPerson[]
  /** By email. */
  readonly browsers: ReadonlyMap<string, BrowserStore>
  readonly restore: () => Promise<void>
}

const starts = new WeakMap<Backend, Start>()

function keptStart(backend: Backend, browserOf: (client: Client) => BrowserStore): KeptStart {
  return {
    async restore() {
      const start = starts.get(backend)
      await start?.restore()
      return start?.people ?? null
    },
    async keep(people) {
      const browsers = new Map(people.map(({ email, client }) => [email, new BrowserStore().fillFrom(browserOf(client))]))
      starts.set(backend, { people, browsers, restore: await backend.snapshot() })
    },
  }
}

/**
 * A world on a backend that others may use at the same time.
 *
 * @param options.keepsStart only where nobody else does
 */
export function worldOn(backend: Backend, { keepsStart = false } = {}): World {
  const runtime = new LeapingRuntime()
  const browsers = new Map<Client['connection'], BrowserStore>()
  const clients = new Set<Client>()
  const wires: Wire[] = []
  const browserOf = ({ connection }: Client): BrowserStore => browsers.get(connection) ?? new BrowserStore()

  return {
    ...(keepsStart ? { start: keptStart(backend, browserOf) } : {}),
    async connect({ sameBrowserAs, keptAs } = {}) {
      const kept = keptAs === undefined ? undefined : starts.get(backend)?.browsers.get(keptAs)
      const browser =
        sameBrowserAs === undefined ? new BrowserStore().fillFrom(kept ?? new BrowserStore()) : browserOf(sameBrowserAs)
      const wire = new Wire()
      const connection = await openSupabaseBackend({
        project: { url: backend.url, publishableKey: backend.publishableKey },
        runtime,
        appUrl: APP_URL,
        store: browser.openTab(),
        fetch: wire.fetch,
        transport: wire.transport,
        sessionChecks$: interval(SESSION_CHECK_MS).pipe(map(() => undefined)),
      })
      const client: Client = {
        ports: sentToAll(connection.ports, wires),
        prefetched: connection.prefetched,
        connection: wire,
        async close() {
          clients.delete(client)
          await connection.close()
        },
      }
      browsers.set(wire, browser)
      clients.add(client)
      wires.push(wire)
      return client
    },
    newId: () => runtime.newId(),
    now: () => backend.now(),
    async advance(ms) {
      await backend.advance(ms)
      await runtime.sleep(ms)
    },
    adminWrite: (workspaceId, mutations) => adminWrite(backend, workspaceId, mutations),
    fillStore: () => backend.setFull(true),
    emptyStore: () => backend.setFull(false),
    setSchema: (schema) => backend.setSchema(schema === 'ours' ? null : Number(SCHEMA_VERSION) + STEPS[schema]),
    program: (path, init) => fetch(`${backend.url}/functions/v1/api${path}`, init),
    expireCursors: () => backend.expireCursors(),
    expireTokens: async () => [...browsers.values()].forEach((browser) => browser.expireTokens()),
    hook: { ...backend.hooks, deliveries: async () => backend.hooks.deliveries() },
    pushes: backend.pushes,
    lastMailTo: (address) => lastMail(backend, address),
    lastCodeTo: async (address) => /\b\d{6,10}\b/.exec(backend.mail.lastTo(address)?.text ?? '')?.[0] ?? null,
    async close() {
      await Promise.all([...clients].map((client) => client.close()))
      const sockets = (await Promise.all(wires.map((wire) => wire.end()))).flat()
      return [...sockets, ...(await runtime.left())]
    },
  }
}

/**
 * Scenarios subscribe and go on at once. Joining a topic takes a moment, so a message is sent when all current subscribers have
 * joined.
 */
function sentToAll(ports: Ports, wires: readonly Wire[]): Ports {
  const { events } = ports
  const sending = instead(events, {
    async send(topic, key, message, payload) {
      await Promise.all(wires.map((wire) => wire.joined()))
      return events.send(topic, key, message, payload)
    },
  })
  return { ...ports, events: sending }
}

/** Where opening the link leads a browser: the backend's own links redirect to the app. */
async function lastMail(backend: Backend, address: string): Promise<Mail | null> {
  const link = backend.mail.lastTo(address)?.links[0]
  if (link === undefined) return null
  if (!link.startsWith(backend.url)) return { url: new URL(link) }
  const answer = await fetch(link, { redirect: 'manual' })
  return { url: new URL(answer.headers.get('location') ?? link) }
}
