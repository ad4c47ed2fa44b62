import { merge, type Observable } from 'rxjs'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import { capabilitiesOf } from './auth/auth-settings'
import { browserSessionStore, type SessionStore } from '../shared/session-store'
import { StoredSessions } from './auth/stored-sessions'
import { SessionRequests } from './auth/session-requests'
import { SupabaseSession } from './auth/session'
import { browserHints, sessionChecks } from '../shared/browser-hints'
import { tokenRenewals } from './connection/token-renewals'
import { SupabaseAuth } from './auth/supabase-auth'
import { openSupabase, type SupabaseProject } from './client'
import { SupabaseEvents } from './events/supabase-events'
import { announcementsIn } from './feed/announcement'
import { pullOf } from './feed/pull'
import { CommitFeed } from '../shared/feed/commit-feed'
import { SupabaseFiles } from './files/supabase-files'
import { SupabaseFunctions } from './functions/supabase-functions'
import type { Prefetched } from '../shared/prefetched'
import { ProjectConnection } from './connection/project-connection'
import { KnownProject, openProject } from './open-project'
import { probeBackend } from './probe-backend'
import { SupabaseRecords } from './records/supabase-records'
import { withSentAhead } from './start/sent-ahead'
import { Start } from './start/start'
import { storageKeyOf } from './storage-key'
import { Topics } from './topics/topic'

export interface SupabaseOptions {
  readonly project: SupabaseProject
  readonly runtime: Runtime
  /** The app's origin, for links in mails. */
  readonly appUrl: string
  /** The slug or id of the workspace whose address is open; `null`: none is. Default: none. */
  readonly opened?: () => string | null
  /** Where the session is stored, shared by the tabs of a browser. Default: this browser's storage. */
  readonly store?: SessionStore
  /** Sends every request. */
  readonly fetch?: typeof fetch
  /** The WebSocket to use where there is no global one. */
  readonly transport?: unknown
  /** When to check whether the session still exists. Default: every minute, and when the tab is shown again. */
  readonly sessionChecks$?: Observable<void>
}

/** One tab's connection to one project. */
export interface SupabaseConnection {
  readonly ports: Ports
  readonly prefetched: Prefetched
  close(): Promise<void>
}

/**
 * Somebody who is signed in and has opened the project before can open it offline. Otherwise it rejects with what the probe of
 * the project found.
 *
 * @throws net/offline, net/unavailable, net/timeout, backend/not-configured, backend/schema-mismatch
 */
export async function openSupabaseBackend(options: SupabaseOptions): Promise<SupabaseConnection> {
  const { project, runtime, appUrl, store = browserSessionStore(), transport } = options
  const send = withSentAhead(options.fetch ?? ((...call) => fetch(...call)))
  const storageKey = storageKeyOf(project.url)
  const storedSessions = new StoredSessions(store, storageKey)
  const known = new KnownProject(store, storageKey)
  const hints$ = browserHints()
  const connectTo = (isVerified: boolean): ProjectConnection =>
    new ProjectConnection({ project, runtime, fetch: send, transport, hints$, isVerified })
  const { settings, connection } = await openProject({
    known,
    isSignedIn: storedSessions.read() !== null,
    connectTo,
    probe: () => probeBackend(project, { runtime, fetch: send }),
  })
  const requests = new SessionRequests()
  const backend = openSupabase(project, {
    storage: store,
    fetch: requests.watch(connection.fetch),
    transport: connection.transport,
  })
  const session = new SupabaseSession(backend, {
    store,
    storedSessions,
    requests,
    runtime,
    checks$: options.sessionChecks$ ?? sessionChecks(runtime, hints$),
  })
  const start = new Start({ backend, session, storedSessions, runtime, opened: options.opened ?? (() => null) })
  // Before anything else is asked: most of it is in the answer.
  start.begin()
  const connectionId = runtime.newId()
  const topics = new Topics({ backend, runtime, connectionId })
  const feed = new CommitFeed({
    session$: session.session$,
    announcements: (workspaceId) => announcementsIn(topics, workspaceId),
    runtime,
    isOnline$: connection.isOnline$,
    hints$: merge(hints$, tokenRenewals(backend)),
    pullOf: (workspaceId) => start.pulling(workspaceId, pullOf({ backend, session, runtime }, workspaceId)),
    onNews: () => start.forget(),
  })
  const events = new SupabaseEvents({
    backend,
    session,
    runtime,
    connection$: connection.connection$,
    feed,
    topics,
    connectionId,
  })
  const records = new SupabaseRecords({ backend, session, feed, start, runtime })

  const ports: Ports = {
    auth: new SupabaseAuth({ backend, session, storedSessions, runtime, appUrl, capabilities: capabilitiesOf(settings) }),
    records,
    files: new SupabaseFiles({ backend, session, runtime, project, fetch: options.fetch ?? null }),
    events,
    functions: new SupabaseFunctions(backend, runtime, () => records.functionAnswered()),
  }
  return {
    ports,
    prefetched: start,
    close: async () => {
      start.close()
      events.close()
      topics.close()
      connection.close()
      session.close()
      await backend.client.auth.dispose()
      // It leaves at once and then polls every 150 ms until the socket is closed; nobody needs to wait for that.
      void backend.client.realtime.disconnect()
    },
  }
}
