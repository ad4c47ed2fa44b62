import type { Observable } from 'rxjs'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import { browserHints, sessionChecks } from '../shared/browser-hints'
import { CommitFeed } from '../shared/feed/commit-feed'
import { ProbedConnection } from '../shared/probed-connection'
import { browserSessionStore, type SessionStore } from '../shared/session-store'
import { CloudflareAuth } from './auth/cloudflare-auth'
import { CloudflareSession } from './auth/cloudflare-session'
import { Calls } from './calls'
import { CloudflareEvents } from './cloudflare-events'
import { CloudflareFunctions } from './cloudflare-functions'
import { CloudflareRecords } from './cloudflare-records'
import { CloudflareFiles } from './files/cloudflare-files'
import { KnownWorker } from './known-worker'
import { probe, problemOf } from './probe'
import { pullOf } from './pull'
import { Sockets } from './sockets'

export interface CloudflareOptions {
  /** The origin of the Worker, which is the page's own. */
  readonly url: string
  readonly runtime: Runtime
  /** Where the tabs of a browser agree on who is signed in. Default: this browser's storage. */
  readonly store?: SessionStore
  /** Sends every request. */
  readonly fetch?: typeof fetch
  /** The WebSocket to use where there is no global one. */
  readonly transport?: unknown
  /** When to check whether the session still exists. Default: every minute, and when the tab is shown again. */
  readonly sessionChecks$?: Observable<void>
}

/** One tab's connection to the Worker. */
export interface CloudflareConnection {
  readonly ports: Ports
  close(): Promise<void>
}

/**
 * Whoever is signed in and has opened it before can open it offline. Otherwise it rejects with what the probe found.
 *
 * @throws net/offline, net/unavailable, net/timeout, backend/schema-mismatch
 */
export async function openCloudflareBackend(options: CloudflareOptions): Promise<CloudflareConnection> {
  const { url, runtime, store = browserSessionStore() } = options
  const send: typeof fetch = options.fetch ?? ((...call) => fetch(...call))
  const known = new KnownWorker(store, `${KEY}-worker`)
  const offered = store.getItem(KEY) === null ? null : known.read()
  const health = offered ?? (await probe({ url, fetch: send, runtime }))
  if (offered === null) known.store(health)
  const hints$ = browserHints()
  const connection = new ProbedConnection({
    runtime,
    hints$,
    isVerified: offered === null,
    probe: (how) => problemOf({ url, fetch: send, runtime, ...how, onFound: (found) => known.store(found) }),
  })
  const calls = new Calls({ url, fetch: send, runtime, connection })
  const session = new CloudflareSession({
    store,
    key: KEY,
    look: () => calls.look(),
    leave: () =>
      calls.call('auth', 'sign-out', { scope: 'this-device' }, { options: { signal: calls.closed }, isRepeatable: true }),
    checks$: options.sessionChecks$ ?? sessionChecks(runtime, hints$),
    refusals$: calls.refusals$,
  })
  const connectionId = runtime.newId()
  const sockets = new Sockets({
    url,
    runtime,
    connectionId,
    session$: session.session$,
    connection,
    transport: (options.transport ?? globalThis.WebSocket) as typeof WebSocket, // tests pass a stand-in
    onSignedOut: () => void session.check(),
  })
  const feed = new CommitFeed({
    session$: session.session$,
    announcements: (workspaceId) => sockets.use(workspaceId),
    runtime,
    isOnline$: connection.isOnline$,
    hints$,
    pullOf: (workspaceId) => pullOf({ calls, session }, workspaceId),
  })
  const records = new CloudflareRecords({ calls, session, feed, runtime })
  const ports: Ports = {
    auth: new CloudflareAuth({ calls, session, mail: health.mail }),
    records,
    files: new CloudflareFiles({ calls, session }),
    events: new CloudflareEvents({ session, calls, connectionId, connection$: connection.connection$, feed, sockets }),
    functions: new CloudflareFunctions({ calls, session, mail: health.mail, functionAnswered: () => records.functionAnswered() }),
  }
  return {
    ports,
    async close() {
      sockets.close()
      calls.close()
      connection.close()
      session.close()
    },
  }
}

const KEY = 'portside-session'
