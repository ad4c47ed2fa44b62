import { interval, map } from 'rxjs'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { openSupabaseBackend } from '../../src/adapters/supabase/open-supabase-backend'
import { SCHEMA_VERSION } from '../../src/adapters/supabase/schema-version'
import type { Ports } from '../../src/ports/ports'
import { adminWrite } from './admin-write'
import { BrowserStore } from './browser-store'
import type { Client, Harness, Mail, World } from './harness'
import { instead } from './instead'
import { LeapingRuntime } from './leaping-runtime'
import { APP_URL, localBackend } from './local-backend'
import { Wire } from './wire'

/** Real time: a leap of hours is no reason to ask a thousand times. */
const SESSION_CHECK_MS = 1000

/** The Supabase set on a real PostgreSQL, over real sockets. All worlds of a worker follow one another on one backend. */
export const supabaseHarness: Harness = {
  name: 'supabase',
  knownGaps: {},
  async open() {
    const backend = await localBackend()
    await backend.reset()
    return worldOn(backend)
  },
}

const STEPS = { older: -1, newer: 1 }

/** On a backend that others may use at the same time. */
export function worldOn(backend: Backend): World {
  const runtime = new LeapingRuntime()
  const browsers = new Map<Client['line'], BrowserStore>()
  const clients = new Set<Client>()
  const wires: Wire[] = []

  return {
    async connect({ sameBrowserAs } = {}) {
      const browser = (sameBrowserAs === undefined ? undefined : browsers.get(sameBrowserAs.line)) ?? new BrowserStore()
      const line = new Wire()
      const connection = await openSupabaseBackend({
        project: { url: backend.url, publishableKey: backend.publishableKey },
        runtime,
        appUrl: APP_URL,
        store: browser.openTab(),
        fetch: line.fetch,
        transport: line.transport,
        sessionChecks$: interval(SESSION_CHECK_MS).pipe(map(() => undefined)),
      })
      const client: Client = {
        ports: heardByAll(connection.ports, wires),
        line,
        async close() {
          clients.delete(client)
          await connection.close()
        },
      }
      browsers.set(line, browser)
      clients.add(client)
      wires.push(line)
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
    expireCursors: () => backend.expireCursors(),
    expireTokens: async () => [...browsers.values()].forEach((browser) => browser.expireTokens()),
    hook: { ...backend.hooks, deliveries: async () => backend.hooks.deliveries() },
    lastMailTo: (address) => lastMail(backend, address),
    lastCodeTo: async (address) => /\b\d{6,10}\b/.exec(backend.mail.lastTo(address)?.text ?? '')?.[0] ?? null,
    async close() {
      await Promise.all([...clients].map((client) => client.close()))
      const left = (await Promise.all(wires.map((wire) => wire.end()))).flat()
      return runtime.dueTasks === 0 ? left : [...left, `${runtime.dueTasks} timers`]
    },
  }
}

/**
 * Scenarios begin to listen and go on. Here that takes a moment, so a message is sent when everybody who listens by then
 * has been let in.
 */
function heardByAll(ports: Ports, wires: readonly Wire[]): Ports {
  const { events } = ports
  const heard = instead(events, {
    async send(topic, key, message, payload) {
      await Promise.all(wires.map((wire) => wire.joined()))
      return events.send(topic, key, message, payload)
    },
  })
  return { ...ports, events: heard }
}

/** Where a browser ends up that opens the link: links of the backend itself lead on to the app. */
async function lastMail(backend: Backend, address: string): Promise<Mail | null> {
  const link = backend.mail.lastTo(address)?.links[0]
  if (link === undefined) return null
  if (!link.startsWith(backend.url)) return { url: new URL(link) }
  const answer = await fetch(link, { redirect: 'manual' })
  return { url: new URL(answer.headers.get('location') ?? link) }
}
