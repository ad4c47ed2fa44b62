import { merge, type Observable } from 'rxjs'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import { capabilitiesOf } from './auth/auth-settings'
import { KeptSessions } from './auth/kept-session'
import { SessionRequests } from './auth/session-requests'
import { SupabaseSession } from './auth/session'
import { sessionChecks } from './auth/session-checks'
import { browserSessionStore, type SessionStore } from './auth/session-store'
import { SupabaseAuth } from './auth/supabase-auth'
import { tokenRenewals } from './auth/token-renewals'
import { openSupabase, type SupabaseProject } from './client'
import { SupabaseEvents } from './events/supabase-events'
import { pullOf } from './feed/pull'
import { SupabaseFeed } from './feed/supabase-feed'
import { SupabaseFiles } from './files/supabase-files'
import { SupabaseFunctions } from './functions/supabase-functions'
import { browserHints } from './line/browser-hints'
import { Line } from './line/line'
import { KnownProject } from './known-project'
import { openProject } from './open-project'
import { probeBackend } from './probe-backend'
import { SupabaseRecords } from './records/supabase-records'
import { storageKeyOf } from './storage-key'
import { Topics } from './topics/topics'

export interface SupabaseOptions {
  readonly project: SupabaseProject
  readonly runtime: Runtime
  /** The origin of the app, for the links in mails. */
  readonly appUrl: string
  /** Where the session is kept; tabs of one browser share it. Default: this browser's. */
  readonly store?: SessionStore
  /** The connection every request goes over. */
  readonly fetch?: typeof fetch
  /** The WebSocket to use where there is no global one. */
  readonly transport?: unknown
  /** When to ask whether the session still is one. Default: each minute, and when the tab is looked at again. */
  readonly sessionChecks$?: Observable<void>
}

/** One tab's connection to one project. */
export interface SupabaseConnection {
  readonly ports: Ports
  close(): Promise<void>
}

/**
 * Whoever is signed in gets in offline, too, once they have been there online; all else rejects with what the project
 * answers, or does not.
 *
 * @throws net/offline, net/unavailable, net/timeout, backend/not-configured, backend/schema-mismatch
 */
export async function openSupabaseBackend(options: SupabaseOptions): Promise<SupabaseConnection> {
  const { project, runtime, appUrl, store = browserSessionStore(), transport } = options
  const send = options.fetch ?? ((...call) => fetch(...call))
  const storageKey = storageKeyOf(project.url)
  const kept = new KeptSessions(store, storageKey)
  const known = new KnownProject(store, storageKey)
  const hints$ = browserHints()
  const lineTo = (isSeen: boolean): Line => new Line({ project, runtime, fetch: send, transport, hints$, isSeen })
  const { settings, line } = await openProject({
    known,
    isSignedIn: kept.read() !== null,
    lineTo,
    runtime,
    probe: () => probeBackend(project, { runtime, fetch: send }),
  })
  const requests = new SessionRequests()
  const backend = openSupabase(project, {
    storage: store,
    fetch: requests.watch(line.fetch),
    transport: line.transport,
  })
  const session = new SupabaseSession(backend, {
    store,
    kept,
    requests,
    checks$: options.sessionChecks$ ?? sessionChecks(runtime, hints$),
  })
  const connectionId = runtime.newId()
  const topics = new Topics({ backend, runtime, connectionId })
  const feed = new SupabaseFeed({
    session$: session.session$,
    topics,
    runtime,
    isOnline$: line.isOnline$,
    hints$: merge(hints$, tokenRenewals(backend)),
    pullOf: (workspaceId) => pullOf({ backend, session, runtime }, workspaceId),
  })
  const events = new SupabaseEvents({ backend, session, runtime, connection$: line.connection$, feed, topics, connectionId })
  const records = new SupabaseRecords({ backend, session, feed, runtime })

  const ports: Ports = {
    auth: new SupabaseAuth({ backend, session, kept, runtime, appUrl, capabilities: capabilitiesOf(settings) }),
    records,
    files: new SupabaseFiles({ backend, session, runtime, project, line: options.fetch ?? null }),
    events,
    functions: new SupabaseFunctions(backend, runtime, () => records.functionAnswered()),
  }
  return {
    ports,
    close: async () => {
      events.close()
      topics.close()
      line.close()
      session.close()
      await backend.client.auth.dispose()
      // Says goodbye at once, but asks only every 150 ms whether the socket is gone: nobody need wait for that.
      void backend.client.realtime.disconnect()
    },
  }
}
