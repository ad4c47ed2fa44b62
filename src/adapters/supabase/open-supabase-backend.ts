import { concat, NEVER, of } from 'rxjs'
import { portError } from '../../domain/model/errors/port-error'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import { capabilitiesOf } from './auth/auth-settings'
import { KeptSessions, type Ending } from './auth/kept-session'
import { SupabaseSession } from './auth/session'
import { browserSessionStore, type SessionStore } from './auth/session-store'
import { SupabaseAuth } from './auth/supabase-auth'
import { watchEndings } from './auth/watch-endings'
import type { ChangeFeed } from './change-feed'
import { openSupabase, storageKeyOf, type SupabaseProject } from './client'
import { SupabaseFiles } from './files/supabase-files'
import { SupabaseFunctions } from './functions/supabase-functions'
import { demandReady, probeBackend } from './probe-backend'
import { SupabaseRecords } from './records/supabase-records'

export interface SupabaseOptions {
  readonly project: SupabaseProject
  readonly runtime: Runtime
  /** The origin of the app, for the links in mails. */
  readonly appUrl: string
  /** Where the session is kept; tabs of one browser share it. Default: this browser's. */
  readonly store?: SessionStore
  /** The line every request goes over. */
  readonly fetch?: typeof fetch
  /** The WebSocket to use where there is no global one. */
  readonly transport?: unknown
  /** Milliseconds between two looks at whether the session still is one. */
  readonly checkSessionEveryMs?: number
}

/** One tab's connection to one project. */
export interface SupabaseConnection {
  readonly ports: Ports
  close(): Promise<void>
}

/** @throws net/offline, net/unavailable, net/timeout, backend/not-configured, backend/schema-mismatch */
export async function openSupabaseBackend(options: SupabaseOptions): Promise<SupabaseConnection> {
  const { project, runtime, appUrl, store = browserSessionStore(), transport } = options
  const line = options.fetch ?? ((...call) => fetch(...call))
  const settings = demandReady(await probeBackend(project, { runtime, fetch: line }))

  const kept = new KeptSessions(store, storageKeyOf(project.url))
  const endings = { note: (_: Ending): void => undefined }
  const backend = openSupabase(project, {
    storage: store,
    fetch: watchEndings(line, (ending) => endings.note(ending)),
    ...(transport === undefined ? {} : { transport }),
  })
  const session = new SupabaseSession(backend, {
    store,
    kept,
    runtime,
    ...(options.checkSessionEveryMs === undefined ? {} : { checkEveryMs: options.checkSessionEveryMs }),
  })
  endings.note = (ending) => session.note(ending)

  const ports: Ports = {
    auth: new SupabaseAuth({ backend, session, kept, runtime, appUrl, capabilities: capabilitiesOf(settings) }),
    records: new SupabaseRecords({ backend, session, feed: STILL, runtime }),
    files: new SupabaseFiles({ backend, session, runtime, project, line: options.fetch ?? null }),
    events: notYet('events'),
    functions: new SupabaseFunctions(backend, runtime),
  }
  return {
    ports,
    close: async () => {
      session.close()
      await backend.client.auth.dispose()
      await backend.client.realtime.disconnect()
    },
  }
}

/** A feed that tells of nothing, until there is one. */
const STILL: ChangeFeed = { isOnline$: of(true), follow: () => concat(of({ kind: 'following' } as const), NEVER) }

/** The port of an adapter that has not landed. */
function notYet(name: string): Ports['files'] & Ports['events'] & Ports['functions'] {
  const refuse = (): never => {
    throw portError('capability/missing', { capability: name })
  }
  // oxlint-disable-next-line no-unsafe-type-assertion -- goes with the last adapter
  return new Proxy({}, { get: (_, member) => (member === 'then' ? undefined : refuse) }) as ReturnType<typeof notYet>
}
