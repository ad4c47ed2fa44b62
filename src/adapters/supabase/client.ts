import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { PortError } from '../../domain/model/errors/port-error'
import type { SessionStore } from './auth/session-store'
import { vendorError } from './errors'
import type { About, Service } from './failure'
import { RetryAfter } from './retry-after'
import { SCHEMA_VERSION } from './schema-version'
import { storageKeyOf } from './storage-key'

export interface SupabaseProject {
  /** The project's own address: `https://<ref>.supabase.co`. */
  readonly url: string
  /** `sb_publishable_…`: it names the project and opens nothing. */
  readonly publishableKey: string
}

/** What a browser has and a test brings. */
export interface SupabasePlace {
  /** Where the session is kept: shared by the tabs of one browser. */
  readonly storage?: Pick<SessionStore, 'getItem' | 'setItem' | 'removeItem'>
  /** The connection every request goes over. */
  readonly fetch?: typeof fetch
  /** The WebSocket to use where there is no global one. */
  readonly transport?: unknown
}

/** One project as one tab knows it. All adapters of the set share it, and with it the session that no port hands out. */
export interface Supabase {
  readonly client: SupabaseClient
  /** Auth over the same connection, for a session that is kept nowhere and asked about by nobody else. */
  aside(): SupabaseClient['auth']
  /** What a part of the vendor's client threw or answered, as an error of the catalogue. */
  portError(service: Service, error: unknown, about?: About): PortError
}

export function openSupabase({ url, publishableKey }: SupabaseProject, place: SupabasePlace = {}): Supabase {
  const waits = new RetryAfter()
  const global = {
    // Of which version the app is that asks: see `private.demand_schema`. No other name of a header is sure to come through.
    headers: { 'X-Client-Info': `portside/${SCHEMA_VERSION}` },
    fetch: waits.watch(place.fetch ?? ((...call) => fetch(...call))),
  }
  const realtime = place.transport === undefined ? {} : { realtime: { transport: place.transport as typeof WebSocket } }
  const client = createClient(url, publishableKey, {
    auth: {
      flowType: 'pkce',
      storageKey: storageKeyOf(url),
      // Redirects are finished by `AuthPort.completeRedirect`, when the screen for them is there.
      detectSessionInUrl: false,
      ...(place.storage === undefined ? {} : { storage: place.storage }),
    },
    // `runCall` is the only one that repeats calls.
    db: { retry: false },
    global,
    ...realtime,
  })
  return {
    client,
    aside: () => {
      const auth = { ...NOWHERE, storageKey: `${storageKeyOf(url)}-aside` }
      return createClient(url, publishableKey, { auth, global, ...realtime }).auth
    },
    portError: (service, error, about) => vendorError(service, error, { retryAfterMs: waits.of(service), ...about }),
  }
}

const NOWHERE = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } as const
