import { interval, map } from 'rxjs'
import type { WebSocket } from 'ws'
import { openCloudflareBackend } from '../../src/adapters/cloudflare/open-cloudflare-backend'
import type { Mail as SentMail } from '../../src/ports/developer-tools.port'
import type { Ports } from '../../src/ports/ports'
import type { Runtime } from '../../src/ports/runtime.port'
import { BrowserStore } from './browser-store'
import { CookieJar } from './cookie-jar'
import type { Client, Harness, Mail, World } from './harness'
import { instead } from './instead'
import type { ReadFrame } from './joins'
import { LeapingRuntime } from './leaping-runtime'
import { type LocalWorker, localWorker } from './local-worker'
import { Wire, type WireRules } from './wire'

/** In real time: a leap of hours must not cause a thousand checks. */
const SESSION_CHECK_MS = 1000

/** The Cloudflare set on the platform's own runtime, over real sockets. The worlds of a worker use one backend, one after another. */
export const cloudflareHarness = cloudflareOn(localWorker)

/** @param mailbox where mails arrive. Default: the mailbox of developers */
export function cloudflareOn(workerOf: () => Promise<LocalWorker>, mailbox?: Mailbox): Harness {
  return {
    name: 'cloudflare',
    knownGaps: {},
    async open() {
      const worker = await workerOf()
      await worker.develop('reset')
      worker.hooks.clear()
      worker.pushes.clear()
      mailbox?.clear()
      return worldOn(worker, mailbox ?? { clear: () => undefined, lastTo: (address) => lastMail(worker, address) })
    },
  }
}

const STEPS = { older: -1, ours: 0, newer: 1 }

/** The same for all tabs of a browser. */
interface Browser {
  readonly store: BrowserStore
  readonly cookies: CookieJar
}

/** A tab of a browser, at the Worker's own origin. */
export async function openClient({
  url,
  runtime,
  browser,
}: {
  readonly url: string
  readonly runtime: Runtime
  readonly browser: Browser
}) {
  const wire = new Wire(RULES)
  const connection = await openCloudflareBackend({
    url,
    runtime,
    store: browser.store.openTab(),
    fetch: browser.cookies.over(wire.fetch, url),
    transport: withCookies(wire.transport, browser.cookies, url),
    sessionChecks$: interval(SESSION_CHECK_MS).pipe(map(() => undefined)),
  })
  return { ...connection, wire }
}

export interface Mailbox {
  clear(): void
  lastTo(address: string): Promise<Mail | null>
}

export function worldOn(worker: LocalWorker, mailbox: Mailbox): World {
  const runtime = new LeapingRuntime()
  const browsers = new Map<Client['connection'], Browser>()
  const clients = new Set<Client>()
  const wires: Wire[] = []

  return {
    async connect({ sameBrowserAs } = {}) {
      const known = sameBrowserAs === undefined ? undefined : browsers.get(sameBrowserAs.connection)
      const browser = known ?? { store: new BrowserStore(), cookies: new CookieJar() }
      const { wire, ...connection } = await openClient({ url: worker.url, runtime, browser })
      const client: Client = {
        ports: sentToAll(connection.ports, wires),
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
    now: () => runtime.now(),
    async advance(ms) {
      await worker.develop('leap', { ms })
      await runtime.sleep(ms)
    },
    async adminWrite(workspaceId, mutations) {
      const answer = await worker.develop<{ readonly error?: unknown }>('admin-write', { workspaceId, mutations })
      if (answer.error !== undefined) throw new Error(JSON.stringify(answer.error))
    },
    fillStore: () => worker.develop('full', { isFull: true }),
    emptyStore: () => worker.develop('full', { isFull: false }),
    setSchema: (schema) => worker.develop('version', { by: STEPS[schema] }),
    program: (path, init) => fetch(`${worker.url}/api${path}`, init),
    expireCursors: () => worker.develop('expire-cursors'),
    // No script holds one.
    expireTokens: async () => undefined,
    lastCodeTo: async () => null,
    hook: { url: worker.hookUrl, deliveries: async () => worker.hooks.deliveries(), answerWith: worker.hooks.answerWith },
    pushes: { ...worker.pushes, subscribe: () => worker.pushes.subscribe(new URL('push', worker.hookUrl).href) },
    lastMailTo: (address) => mailbox.lastTo(address),
    async close() {
      await Promise.all([...clients].map((client) => client.close()))
      // While wires last: a replica may be asking whether it may still read.
      const timers = await runtime.left()
      const sockets = (await Promise.all(wires.map((wire) => wire.end()))).flat()
      return [...sockets, ...timers]
    },
  }
}

async function lastMail(worker: LocalWorker, address: string): Promise<Mail | null> {
  const mails = await worker.develop<readonly SentMail[]>('mails')
  const mail = mails.find(({ to }) => to === address)
  return mail === undefined ? null : { url: new URL(mail.path, worker.url) }
}

const readFrame: ReadFrame = (text) => {
  const { kind, room } = JSON.parse(text) as { readonly kind: string; readonly room: string }
  return { ref: room, event: kind === 'join' ? 'join' : kind === 'peers' ? 'reply' : null }
}

const RULES: WireRules = {
  isCall: ({ url }) => !['/api/health', '/api/auth/session'].includes(new URL(url).pathname),
  isWrite: ({ method, url }) => {
    const { pathname } = new URL(url)
    if (method === 'PUT') return pathname.startsWith('/api/files/')
    return pathname === '/api/records/commit' || pathname.startsWith('/api/functions/')
  },
  readFrame,
}

/** As a browser connects a page of the backend's own origin. */
function withCookies(transport: unknown, cookies: CookieJar, origin: string): unknown {
  const Socket = transport as new (address: string | URL, protocols: string[], options: object) => WebSocket
  return class extends Socket {
    constructor(address: string | URL) {
      super(address, [], { headers: { cookie: cookies.header, origin } })
    }
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
